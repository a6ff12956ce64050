import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { PublicationItem } from './publication-draft'
import { useStateCounts } from '@/components/admin/shell/reads'
import {
  PUBLICATION_STATES,
  type PublicationState,
  type StateCounts,
  type StateFilter as Filter,
} from '@/lib/content/publication'
import { STATE_QUERY } from '@/lib/site/admin-pages'
import type { StatesKey } from '@/lib/site/kinds'
import type { VersionPaths } from '@/components/admin/versions/versions'
import { STATE_CHOICES, StateSymbol } from './states'

/** How the items of a content screen are published. */
export type PublicationType<Item> = {
  /** Name of the items' counts in GET /api/Dashboard/states. Undefined if the screen passes `ownCounts`. */
  countsKey?: StatesKey
  publicationOf: (item: Item) => PublicationItem
  previewPath: (item: Item) => string
  versions: (item: Item) => VersionPaths
  /** Plural of the items' noun, for texts about empty lists: 'yazılar'. */
  plural: string
}

export function useStateFilter<Item>(noun: string, type: PublicationType<Item> | undefined, ownCounts?: StateCounts) {
  const urlState = useSearchParams().get(STATE_QUERY)
  const [state, setState] = useState<Filter>(PUBLICATION_STATES.find((candidate) => candidate === urlState) ?? 'all')
  const countsKey = type?.countsKey
  const counts = useStateCounts(countsKey !== undefined)
  const control: ReactNode = type && (
    <StateFilter value={state} counts={countsKey ? counts.data?.[countsKey] : ownCounts} onChange={setState} />
  )
  return {
    control,
    areAllShown: state === 'all',
    /** Query of the list. A call with `state` needs a session, so the API refuses an expired one. */
    query: type && { state },
    empty: type && state !== 'all' ? emptyState(state, noun, type.plural) : undefined,
    showAll: () => setState('all'),
    reload: () => void counts.reload(),
  }
}

function emptyState(state: PublicationState, noun: string, plural: string): { title: string; text: string } {
  return {
    draft: { title: 'Taslak yok.', text: `Kaydederken “Taslak”ı seçtiğiniz ${plural} burada bekler.` },
    scheduled: {
      title: `Zamanlanmış ${noun} yok.`,
      text: `Kaydederken “Zamanlandı”yı seçtiğiniz ${plural} zamanları gelene kadar burada bekler.`,
    },
    published: { title: `Yayında ${noun} yok.`, text: `Kaydederken “Yayında”yı seçtiğiniz ${plural} burada durur.` },
  }[state]
}

type StateFilterProps = {
  value: Filter
  counts: Record<PublicationState, number> | undefined
  onChange: (value: Filter) => void
}

function StateFilter({ value, counts, onChange }: StateFilterProps) {
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const cells = [
    { state: 'all' as const, label: 'Hepsi', count: total },
    ...STATE_CHOICES.map(({ value: state, label }) => ({ state, label, count: counts?.[state] })),
  ]
  return (
    <div className="@container border-b border-line">
      <ul aria-label="Duruma göre" className="grid grid-cols-2 overflow-hidden @sm:grid-cols-4">
        {cells.map(({ state, label, count }) => (
          <li key={state} className="-mt-px -ml-px border-t border-l border-line">
            <button
              type="button"
              aria-pressed={value === state}
              onClick={() => onChange(state)}
              className="flex min-h-11 w-full items-center gap-2.5 px-4 py-1 text-left hover:bg-tint focus-visible:-outline-offset-3 aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-sheet aria-pressed:focus-visible:outline-sheet">
              {state !== 'all' && <StateSymbol state={state} />}
              {label}
              <span className="mono ml-auto text-small">{count?.toLocaleString('tr-TR')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
