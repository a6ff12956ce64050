import { z } from 'zod/mini'
import { PUBLICATION_STATES } from '@/lib/content/publication'

/** An item's state and date, as `serializePublication` returns them. */
export const publicationShape = { state: z.enum(PUBLICATION_STATES), publishedAt: z.iso.datetime() }
