import { z } from 'zod/mini'
import { parsePaperName } from '@/lib/papers/paper'

/** Parses the file name of a paper, 'quote-2.pdf', into the paper's name. */
export const paperFileParam = z.pipe(
  z.string().check(z.refine((file) => file.endsWith('.pdf') && parsePaperName(file.slice(0, -'.pdf'.length)) !== null)),
  z.transform((file) => file.slice(0, -'.pdf'.length)),
)
