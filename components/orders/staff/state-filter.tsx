import { filterPath, type OrderFilter } from './order-filter'
import { Link } from '@/components/ui/link'
import { STATES } from '@/lib/orders/schema'
import { STATE_WORDS } from '@/lib/orders/words'
import type { CountsJson } from '@/lib/orders/serialize'

const CHOICES = [
  ...STATES.map((state) => ({ state, label: STATE_WORDS[state].filter })),
  { state: 'all' as const, label: 'Tümü' },
]

/** The states as links with their counts. They keep what is searched for and give up the step. */
export function StateFilter({ filter, counts }: { filter: OrderFilter; counts: CountsJson['states'] | undefined }) {
  const countOf = (state: OrderFilter['state']) => {
    if (!counts) return undefined
    return state === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state]
  }
  return (
    <nav aria-label="Duruma göre süz" className="flex flex-wrap gap-x-5">
      {CHOICES.map(({ state, label }) => (
        <Link
          key={state}
          href={filterPath({ state, search: filter.search })}
          aria-current={!filter.attention && filter.state === state ? 'true' : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 no-underline hover:underline aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-3px_0_var(--ink)]">
          {label} <span className="mono text-ink-2">{countOf(state)?.toLocaleString('tr-TR')}</span>
        </Link>
      ))}
    </nav>
  )
}
