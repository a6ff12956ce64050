import { z } from 'zod/mini'
import { PUBLICATION_STATES } from '@/lib/content/publication'
import { COPY_CONTENTS } from '@/lib/platform/copies/contents'
import { KINDS, STATES_KINDS, type StatesName } from '@/lib/site/kinds'

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

/** The number of items in each state, for the kinds that have states. */
export const stateCountsShape = z.object(
  Object.fromEntries(STATES_KINDS.map((kind) => [KINDS[kind].states, stateCounts])) as Record<
    StatesName,
    typeof stateCounts
  >,
)

/** Copies elsewhere that are overdue. */
export const oldCopiesShape = z.array(
  z.object({ content: z.enum(COPY_CONTENTS), begunAt: z.nullable(z.iso.datetime()) }),
)

export type OldCopies = z.infer<typeof oldCopiesShape>
