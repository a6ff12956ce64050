'use client'

import { useNow } from '@/components/admin/use-now'
import { Circuit, CircuitStep, TestPoint } from '@/components/orders/circuit'
import styles from '@/components/orders/circuit.module.css'
import { Link } from '@/components/ui/link'
import type { CountsJson } from '@/lib/orders/serialize'
import { type Step, stepCode, STEPS, stepTitle } from '@/lib/orders/steps'
import { elapsedWords } from '@/lib/platform/turkish/durations'

type CircuitFilterProps = {
  /** Open orders by step; undefined until they are known. */
  steps: CountsJson['steps'] | undefined
  /** The chosen step. */
  current?: Step
  hrefOf: (step: Step) => string
  label: string
}

/** The steps as links, each with the number of open orders there and the time of the oldest. */
export function CircuitFilter({ steps, current, hrefOf, label }: CircuitFilterProps) {
  return (
    <nav aria-label={label} className="mb-6 max-w-288">
      <Circuit as="filter">
        {STEPS.map((step) => (
          <CircuitStep key={step} step={step} status="done" symbol={{ reached: true, leaves: true }}>
            <Link href={hrefOf(step)} aria-current={step === current ? 'true' : undefined}>
              <span className={styles.tag}>{stepCode(step)}</span>
              <span className={styles.nm}>{stepTitle(step)}</span>
              <StepCount found={steps?.find((one) => one.step === step)} />
            </Link>
            <TestPoint />
          </CircuitStep>
        ))}
      </Circuit>
    </nav>
  )
}

/** A step's number of orders and its oldest, or bars of their size until they are known. */
function StepCount({ found }: { found: CountsJson['steps'][number] | undefined }) {
  const now = useNow()
  return (
    <>
      <b>
        {found ? (
          found.count.toLocaleString('tr-TR')
        ) : (
          <i aria-hidden className="inline-block h-[0.72em] w-[1em] bg-line opacity-60" />
        )}
      </b>
      <span className={styles.w2}>
        {!found ? '…' : found.since ? `en eskisi ${elapsedWords(found.since, now)}` : 'boş'}
      </span>
    </>
  )
}
