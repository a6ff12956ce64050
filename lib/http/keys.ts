import { z } from 'zod/mini'

/** An address's last part as a slug. What no slug looks like is looked up nowhere. */
export const slugParams = z.object({ key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100)) })

/** The same part as an id. */
export const idParams = z.object({ key: z.uuid() })
