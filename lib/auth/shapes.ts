import { z } from 'zod/mini'

/** Whose session a token is. */
export const accountShape = z.object({ email: z.string() })
