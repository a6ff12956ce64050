import { z } from 'zod/mini'

/** Whether the process runs. */
export const liveShape = z.object({ status: z.literal('live') })

/** Whether visitors may be sent to the process, and if not, why. */
export const readyShape = z.object({ status: z.literal('ready') })
export const notReadyShape = z.object({ status: z.enum(['stopping', 'migrating', 'database-unavailable']) })
