import { STATES, StateSymbol } from '@/components/admin/publication/states'
import type { PublicationState, StateFilter as Filter } from '@/lib/content/publication'

type StateFilterProps = {
  value: Filter
  counts: Record<PublicationState, number> | undefined
  onChange: (value: Filter) => void
}

/** The states of a list with their counts, to show the items of one. */
export function StateFilter({ value, counts, onChange }: StateFilterProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const cells = [
    { state: 'all' as const, label: 'Hepsi', count: all },
    ...STATES.map(({ state, label }) => ({ state, label, count: counts?.[state] })),
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
