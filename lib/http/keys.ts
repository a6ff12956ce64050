import { z } from 'zod/mini'
import { isSlug } from '@/lib/content/slug'

/** An address's last part as a slug. */
export const slugParams = z.object({ key: z.string().check(z.refine(isSlug)) })

/** The same part as an id. */
export const idParams = z.object({ key: z.uuid() })
