'use client'

import { useNow } from '@/components/admin/use-now'
import { Circuit, CircuitStep, STEP_LOOK, TestPoint } from '@/components/orders/circuit'
import styles from '@/components/orders/circuit.module.css'
import { ATTENTION_WORDS, attentionPath, MINE_PATH, MINE_WORDS } from '@/components/orders/staff/words'
import { Link } from '@/components/ui/link'
import { ATTENTION, type Attention } from '@/lib/orders/order/schema'
import { STATES } from '@/lib/orders/order/fields'
import type { CountsJson } from '@/lib/orders/order/output'
import { type Step, stepCode, STEPS, stepTitle } from '@/lib/orders/steps'
import { STATE_WORDS } from '@/lib/orders/words'
import { elapsedWords } from '@/lib/platform/turkish/dates'
import { filterPath, type OrderFilter } from './order-filter'

type CircuitFilterProps = {
  steps: CountsJson['steps'] | undefined
  current?: Step
  hrefOf: (step: Step) => string
  label: string
}

/** The steps as links, each with the number of open orders there and the age of the oldest. */
export function CircuitFilter({ steps, current, hrefOf, label }: CircuitFilterProps) {
  return (
    <nav aria-label={label} className="mb-6 max-w-288">
      <Circuit as="filter">
        {STEPS.map((step) => (
          <CircuitStep key={step} step={step} status="done" symbol={{ reached: true, leaves: true }}>
            <Link
              href={hrefOf(step)}
              aria-current={step === current ? 'true' : undefined}
              className={`block h-full pt-16 pr-3 pb-3.5 pl-5 no-underline hover:bg-paper focus-visible:-outline-offset-3 aria-[current]:bg-paper aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:bg-ink ${styles.link}`}>
              <span className={STEP_LOOK.tag}>{stepCode(step)}</span>
              <span className={`block leading-[1.25] font-semibold ${styles.nm}`}>{stepTitle(step)}</span>
              <StepCount step={steps?.find((one) => one.step === step)} />
            </Link>
            <TestPoint className="pointer-events-none" />
          </CircuitStep>
        ))}
      </Circuit>
    </nav>
  )
}

function StepCount({ step }: { step: CountsJson['steps'][number] | undefined }) {
  const now = useNow()
  return (
    <>
      <b className="block font-title text-[2rem] leading-[1.1]">
        {step ? (
          step.count.toLocaleString('tr-TR')
        ) : (
          <i aria-hidden className="inline-block h-[0.72em] w-[1em] bg-line opacity-60" />
        )}
      </b>
      <span className={`mt-1 block text-small leading-[1.35] text-ink-2 ${styles.w2}`}>
        {!step ? '…' : step.since ? `en eskisi ${elapsedWords(step.since, now)}` : 'boş'}
      </span>
    </>
  )
}

type AttentionFilterProps = {
  counts: Pick<CountsJson, 'attention' | 'mine'> | undefined
  current?: Attention | 'mine'
  hrefOf?: (attention: Attention) => string
  minePath?: string
}

type FilterLinkProps = { href: string; isChosen: boolean; label: string; count: number | undefined; dims?: boolean }

/** A link that filters, with the number of its orders. With `dims` it is pale at 0. */
function FilterLink({ href, isChosen, label, count, dims }: FilterLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      className={`inline-flex min-h-11 items-center gap-1.5 no-underline hover:underline aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-3px_0_var(--ink)] ${dims && count === 0 ? 'text-ink-2' : ''}`}>
      {label} <span className="mono text-ink-2">{count?.toLocaleString('tr-TR')}</span>
    </Link>
  )
}

export function AttentionFilter(props: AttentionFilterProps) {
  const { counts, current, hrefOf = attentionPath, minePath = MINE_PATH } = props
  return (
    <nav aria-label="Yapılacağa göre süz" className="mb-4 flex max-w-288 flex-wrap gap-x-5">
      <FilterLink href={minePath} isChosen={current === 'mine'} label={MINE_WORDS.label} count={counts?.mine} dims />
      {ATTENTION.map((one) => (
        <FilterLink
          key={one}
          href={hrefOf(one)}
          isChosen={one === current}
          label={ATTENTION_WORDS[one].label}
          count={counts?.attention[one]}
          dims
        />
      ))}
    </nav>
  )
}

const CHOICES = [
  ...STATES.map((state) => ({ state, label: STATE_WORDS[state].filter })),
  { state: 'all' as const, label: 'Tümü' },
]

/** The states as links with their counts. They keep the search and drop the step. */
export function OrderStateFilter({
  filter,
  counts,
}: {
  filter: OrderFilter
  counts: CountsJson['states'] | undefined
}) {
  const countOf = (state: OrderFilter['state']) => {
    if (!counts) return undefined
    return state === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state]
  }
  return (
    <nav aria-label="Duruma göre süz" className="flex flex-wrap gap-x-5">
      {CHOICES.map(({ state, label }) => (
        <FilterLink
          key={state}
          href={filterPath({ state, search: filter.search })}
          isChosen={!filter.attention && !filter.mine && filter.state === state}
          label={label}
          count={countOf(state)}
        />
      ))}
    </nav>
  )
}
