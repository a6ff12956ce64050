'use client'

import { ContactSymbol, LoadSymbol } from '@/components/orders/staff/circuit-symbols'
import { useNow } from '@/components/admin/use-now'
import { Link } from '@/components/ui/link'
import styles from '@/components/orders/circuit.module.css'
import type { CountsJson } from '@/lib/orders/serialize'
import { APPROVAL, LOAD_TEST, type Step, stepCode, STEPS, stepTitle } from '@/lib/orders/steps'
import { elapsedWords } from '@/lib/platform/turkish/durations'

type CircuitFilterProps = {
  /** Open orders by step; undefined until they are known. */
  steps: CountsJson['steps'] | undefined
  /** The chosen step. */
  current?: Step
  hrefOf: (step: Step) => string
  label: string
}

const STEP_CLASS: Partial<Record<Step, string>> = { [APPROVAL]: styles.sw, [LOAD_TEST]: styles.ld }

/** The steps as links, each with the number of open orders there and the time of the oldest. */
export function CircuitFilter({ steps, current, hrefOf, label }: CircuitFilterProps) {
  return (
    <nav aria-label={label} className={`${styles['circ-w']} mb-6 max-w-288`}>
      <ol className={`${styles.circ} ${styles.sift}`}>
        {STEPS.map((step) => (
          <li key={step} className={`${styles.done} ${STEP_CLASS[step] ?? ''}`}>
            <Link href={hrefOf(step)} aria-current={step === current ? 'true' : undefined}>
              <span className={styles.tag}>{stepCode(step)}</span>
              <span className={styles.nm}>{stepTitle(step)}</span>
              <StepCount found={steps?.find((one) => one.step === step)} />
            </Link>
            <i className={styles.tp} />
            {step === APPROVAL && <ContactSymbol closed={false} reached leaves />}
            {step === LOAD_TEST && <LoadSymbol tested={false} reached />}
          </li>
        ))}
      </ol>
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
