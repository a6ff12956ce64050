import { z } from 'zod/mini'
import { PUBLICATION_STATES } from '@/lib/content/publication'
import { COPY_CONTENTS } from '@/lib/platform/copies/contents'
import { count, output } from '@/lib/platform/output'
import { KINDS, KINDS_WITH_STATES, type StatesKey } from '@/lib/site/kinds'

const stateCounts = z.record(z.enum(PUBLICATION_STATES), count)

/** The number of items of each kind that the role may read. */
export const statsShape = z.object({
  messageCount: z.optional(count),
  blogPostCount: z.optional(count),
  serviceCount: z.optional(count),
  unreadCount: z.optional(count),
})

export type Stats = z.infer<typeof statsShape>

/** The number of items in each state, for the kinds that have states. */
export const stateCountsShape = z.object(
  Object.fromEntries(KINDS_WITH_STATES.map((kind) => [KINDS[kind].statesKey, stateCounts])) as Record<
    StatesKey,
    typeof stateCounts
  >,
)

/** Off-site copies that are overdue. */
export const oldCopiesShape = z.array(
  z.object({ content: z.enum(COPY_CONTENTS), begunAt: z.nullable(z.iso.datetime()) }),
)

export type OldCopies = z.infer<typeof oldCopiesShape>

const todayRow = z.object({
  id: z.string(),
  /** The address of its screen. */
  url: z.string(),
  /** Number of an order or a message, time of a publication, kind of a draft, searched code. */
  code: z.string(),
  title: z.string(),
  text: z.string(),
  /** The style of the text: `good` for an approval, `strong` for what is late or declined. */
  tone: z.enum(['plain', 'strong', 'good']),
  /** Whether no staff member has seen it. */
  isNew: z.boolean(),
  /** How long the item has waited, or when it is due, in words. */
  age: z.string(),
})

export type TodayRow = z.infer<typeof todayRow>

/** Today's work of the signed-in account, in groups. Empty groups are omitted. */
export const todayShape = output('Today', {
  /** The number of items in all groups. */
  total: count,
  groups: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      /** The address of the list with all items of the group. */
      url: z.string(),
      /** The number of items in that list. */
      total: count,
      rows: z.array(todayRow),
      /** How many items are rows of earlier groups, in words. */
      above: z.string(),
      /** How many items are neither here nor above, in words. */
      more: z.string(),
    }),
  ),
})

export type TodayJson = z.infer<typeof todayShape>
