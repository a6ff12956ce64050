import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { PublicationItem } from '@/components/admin/publication/publication-draft'
import { StateFilter } from '@/components/admin/publication/state-filter'
import { useStateCounts } from '@/components/admin/shell/reads'
import {
  PUBLICATION_STATES,
  type PublicationState,
  type StateFilter as Filter,
  type StateCounts,
} from '@/lib/content/publication'
import { STATE_QUERY } from '@/lib/site/admin-pages'
import type { StatesName } from '@/lib/site/kinds'

/** What a content screen knows of the publication of its items. */
export type PublicationType<Item> = {
  /** Its counts in GET /api/Dashboard/states; left out, the screen has them from elsewhere. */
  counts?: StatesName
  of: (item: Item) => PublicationItem
  /** Address of an item's preview. */
  previewPath: (item: Item) => string
  /** Shown when no item is in a state. */
  empty: Record<PublicationState, { title: string; text: string }>
}

/** The state that a list is narrowed to, for content that is published. */
export function useStateFilter<Item>(type: PublicationType<Item> | undefined, ownCounts?: StateCounts) {
  const given = useSearchParams().get(STATE_QUERY)
  const [state, setState] = useState<Filter>(PUBLICATION_STATES.find((one) => one === given) ?? 'all')
  const kind = type?.counts
  const counts = useStateCounts(kind !== undefined)
  const control: ReactNode = type && (
    <StateFilter value={state} counts={kind ? counts.data?.[kind] : ownCounts} onChange={setState} />
  )
  return {
    control,
    isAll: state === 'all',
    /** Query of the list. Naming the state makes the API refuse a session that has ended. */
    query: type && { state },
    /** Texts of an empty list, if it is empty because of the state. */
    empty: type && state !== 'all' ? type.empty[state] : undefined,
    showAll: () => setState('all'),
    reload: () => void counts.reload(),
  }
}
