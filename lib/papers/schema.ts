import { z } from 'zod/mini'
import { parsePaperName } from '@/lib/papers/paper'

/** Parses the last part of a paper's address, 'quote-2.pdf', to its name. */
export const paperFileParam = z.pipe(
  z.string().check(z.refine((file) => file.endsWith('.pdf') && parsePaperName(file.slice(0, -'.pdf'.length)) !== null)),
  z.transform((file) => file.slice(0, -'.pdf'.length)),
)
