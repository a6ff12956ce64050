'use client'

import { type FilterChoice, FilterLinks } from '@/components/admin/list/filter-links'
import { useNow } from '@/components/admin/use-now'
import { Circuit, CircuitStep, STEP_CLASSES, TestPoint } from '@/components/orders/circuit'
import { MINE_WORDS, TURN_WORDS } from '@/components/orders/staff/words'
import { TurnSquare } from '@/components/orders/turn-square'
import { Link } from '@/components/ui/link'
import { ATTENTION, ATTENTION_WORDS, type Attention } from '@/lib/orders/attention'
import { STATE_WORDS, STATES } from '@/lib/orders/order/fields'
import type { CountsJson } from '@/lib/orders/order/output'
import { type Step, stepCode, STEPS, stepTitle } from '@/lib/orders/steps'
import { TURNS } from '@/lib/orders/turn/turn'
import { elapsedWords } from '@/lib/platform/turkish/dates'
import { type OrderFilter, type OrderView, viewPath } from './order-filter'

type StepFilterProps = {
  steps: CountsJson['steps'] | undefined
  current?: Step
  hrefOf: (step: Step) => string
  label: string
  className?: string
}

/** The steps as links, each with the number of open orders there and the age of the oldest. */
export function StepFilter({ steps, current, hrefOf, label, className = '' }: StepFilterProps) {
  return (
    <nav aria-label={label} className={`max-w-288 ${className}`}>
      <Circuit as="filter">
        {STEPS.map((step) => (
          <CircuitStep key={step} step={step} status="done" symbol={{ thickBefore: true, thickAfter: true }}>
            <Link
              href={hrefOf(step)}
              aria-current={step === current ? 'true' : undefined}
              className="block h-full pt-16 pr-3 pb-3.5 pl-5 no-underline hover:bg-paper focus-visible:-outline-offset-3 aria-[current]:bg-paper aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:bg-ink @max-[53.75rem]:pt-11.5 @max-[53.75rem]:pr-2 @max-[53.75rem]:pb-3 @max-[53.75rem]:pl-3 @max-[35rem]:pt-7 @max-[35rem]:pr-0 @max-[35rem]:pb-2 @max-[35rem]:pl-2">
              <span className={STEP_CLASSES.tag}>{stepCode(step)}</span>
              <span className="block leading-[1.25] font-semibold @max-[53.75rem]:min-h-[2.5em] @max-[53.75rem]:text-small @max-[35rem]:sr-only @max-[35rem]:min-h-0">
                {stepTitle(step)}
              </span>
              <StepCount step={steps?.find((counted) => counted.step === step)} />
            </Link>
            <TestPoint className="pointer-events-none" />
          </CircuitStep>
        ))}
      </Circuit>
    </nav>
  )
}

const CountPlaceholder = () => <i aria-hidden className="inline-block h-[0.72em] w-[1em] bg-line opacity-60" />

function StepCount({ step }: { step: CountsJson['steps'][number] | undefined }) {
  const now = useNow()
  return (
    <>
      <b className="block font-title text-[2rem] leading-[1.1] @max-[53.75rem]:text-[1.625rem] @max-[35rem]:text-[1.375rem]">
        {step ? step.count.toLocaleString('tr-TR') : <CountPlaceholder />}
      </b>
      <span className="mt-1 block text-small leading-[1.35] text-ink-2 @max-[53.75rem]:hidden">
        {!step ? '…' : step.since ? `en eskisi ${elapsedWords(step.since, now)}` : 'boş'}
      </span>
    </>
  )
}

/** Filters the open orders by whose turn it is. Its three cells adjoin the circuit above. */
export function TurnFilter({ view, counts }: { view: OrderView; counts: CountsJson['turns'] | undefined }) {
  const { search, sort } = view
  return (
    <nav
      aria-label="Sıra kimde"
      className="mb-3 grid max-w-288 grid-cols-3 border-2 border-t-0 border-edge max-sm:mb-0">
      {TURNS.map((turn) => {
        const isChosen = view.turn === turn
        return (
          <Link
            key={turn}
            href={viewPath({ state: 'open', search, sort, ...(!isChosen && { turn }) })}
            aria-current={isChosen ? 'true' : undefined}
            className="relative flex min-h-13 items-center gap-2.5 border-line px-5 py-1.5 no-underline not-first:border-l hover:bg-paper focus-visible:-outline-offset-3 aria-[current]:bg-paper aria-[current]:font-semibold aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:bg-ink max-sm:grid max-sm:grid-cols-[11px_minmax(0,1fr)] max-sm:gap-x-1.75 max-sm:gap-y-px max-sm:px-2 max-sm:pt-1.75 max-sm:pb-2.25 max-sm:leading-[1.2]">
            <TurnSquare of={turn} />
            {TURN_WORDS[turn].label}
            <b className="ml-auto font-title text-[1.375rem] leading-none max-sm:col-span-full max-sm:ml-0">
              {counts ? counts[turn].toLocaleString('tr-TR') : <CountPlaceholder />}
            </b>
          </Link>
        )
      })}
    </nav>
  )
}

type Choice = Omit<FilterChoice, 'href'> & { filter: OrderFilter }

/** Filters that are shown only when a link from another screen has set them, because the turns and 'Bugün' cover them. */
const LINKED_FILTERS: readonly Attention[] = ['unanswered', 'part', 'due', 'late-part', 'ending', 'not-fetched']

function choicesOf(view: OrderView, counts: CountsJson | undefined): Choice[] {
  const hasOtherFilter = Boolean(view.step ?? view.turn ?? view.attention ?? view.mine)
  const stateChoice = (state: OrderFilter['state'], label: string): Choice => ({
    key: state,
    label,
    count: counts && (state === 'all' ? Object.values(counts.states).reduce((a, b) => a + b, 0) : counts.states[state]),
    isChosen: !hasOtherFilter && view.state === state,
    filter: { state },
  })
  const attentionChoice = (attention: Attention): Choice => ({
    key: attention,
    label: ATTENTION_WORDS[attention].label,
    count: LINKED_FILTERS.includes(attention) ? 0 : counts?.attention[attention],
    isChosen: view.attention === attention,
    filter: { state: 'all', attention },
  })
  const mine: Choice = {
    key: 'mine',
    label: MINE_WORDS.label,
    count: counts?.mine,
    isChosen: view.mine === true,
    filter: { state: 'open', mine: true },
  }
  return [
    stateChoice('open', STATE_WORDS.open.filter),
    ...ATTENTION.map(attentionChoice),
    mine,
    ...STATES.filter((state) => state !== 'open').map((state) => stateChoice(state, STATE_WORDS[state].filter)),
    stateChoice('all', 'Tümü'),
  ]
}

/** The other filters in one row. Filters without orders are omitted. The links keep search and sort order. */
export function OrderFilters({ view, counts }: { view: OrderView; counts: CountsJson | undefined }) {
  const { search, sort } = view
  const visibleChoices = choicesOf(view, counts).filter(
    ({ count, isChosen, key }) => count || isChosen || key === 'open',
  )
  return (
    <FilterLinks
      choices={visibleChoices.map(({ filter, ...choice }) => ({
        ...choice,
        href: viewPath({ ...filter, search, sort }),
      }))}
    />
  )
}
