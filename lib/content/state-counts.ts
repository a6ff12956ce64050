import { inState, PUBLICATION_STATES, type PublicationState } from '@/lib/content/publication'

/** How many items are in each state. */
export type StateCounts = Record<PublicationState, number>

/** Counts the items in each state. `count` gets the filter of one state. */
export async function countStates(count: (state: ReturnType<typeof inState>) => Promise<number>): Promise<StateCounts> {
  const now = new Date()
  const counts = await Promise.all(PUBLICATION_STATES.map(async (state) => [state, await count(inState(state, now))]))
  return Object.fromEntries(counts) as StateCounts
}
