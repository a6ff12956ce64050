import { z } from 'zod/mini'
import { PUBLICATION_STATES } from '@/lib/content/publication'

const count = z.int().check(z.minimum(0))
const stateCounts = z.record(z.enum(PUBLICATION_STATES), count)

/** How many items there are of each kind that the role may read. */
export const statsShape = z.object({
  messageCount: z.optional(count),
  blogPostCount: z.optional(count),
  serviceCount: z.optional(count),
  unreadCount: z.optional(count),
})

export type Stats = z.infer<typeof statsShape>

/** How many services and posts are in each state. */
export const stateCountsShape = z.object({ services: stateCounts, posts: stateCounts })
