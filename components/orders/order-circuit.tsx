import type { ReactNode } from 'react'
import styles from '@/components/orders/circuit.module.css'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { STEP_TEXTS, stepCode, STEPS } from '@/lib/orders/steps'

/** A test point of the circuit. All of it is optional, so that `{}` is a point to come. */
export type CircuitPoint = {
  /** Whether the order passed it, stands at it, or has yet to reach it. */
  mark?: 'done' | 'now' | 'later'
  /** Replaces the step's name. */
  name?: string
  /** When it was reached, in ISO 8601. */
  at?: string | null
  /** A few words below. */
  words?: ReactNode
  /** More content below, such as a line to sign on. */
  children?: ReactNode
}

type OrderCircuitProps = {
  /** One for each step. Without them all are still to come. */
  points?: readonly CircuitPoint[]
  /** Whether the customer approved, which closes the contact after that step. */
  approved?: boolean
  /** Whether the device passed the load test. */
  tested?: boolean
  /** Whether the device went back unrepaired: the line goes round the contact. */
  returned?: boolean
  /** Level of the steps' names. */
  heading?: 'h2' | 'h3'
}

/** The steps of an order as a circuit. The line is thick up to where the order stands. */
export function OrderCircuit({ points = [], approved, tested, returned, heading: Heading = 'h3' }: OrderCircuitProps) {
  return (
    <div className={styles['circ-w']}>
      <ol className={classes('circ', returned && 'ret')}>
        {STEPS.map((step, index) => {
          const { title, symbol } = STEP_TEXTS[step]
          const { mark = 'later', name = title, at, words, children } = points[index] ?? {}
          const isTested = symbol === 'load' && tested
          const kind = symbol && (symbol === 'contact' ? 'sw' : 'ld')
          const isSkipped = returned && mark === 'later'
          return (
            <li
              key={step}
              aria-current={mark === 'now' ? 'step' : undefined}
              className={classes(mark, kind, isTested && 'ok', isSkipped && 'skip-s')}>
              <i aria-hidden className={styles.tp} />
              <div className={styles.bx}>
                <div className={styles.hd}>
                  <span className={styles.tag}>{stepCode(step)}</span>
                  <Heading className={styles.h3}>{name}</Heading>
                </div>
                {at && (
                  <time dateTime={at} className={styles.t}>
                    {formatDateTime(at)}
                  </time>
                )}
                {words && <span className={styles.w}>{words}</span>}
                {children}
              </div>
              {symbol && (
                <span aria-hidden className={styles.sym}>
                  <svg viewBox="0 0 76 44">
                    {symbol === 'contact' ? (
                      <Contact closed={approved} reached={mark !== 'later' && !returned} />
                    ) : (
                      <Load tested={isTested} />
                    )}
                  </svg>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function classes(...names: (string | false | undefined)[]): string {
  return names
    .map((name) => name && styles[name])
    .filter(Boolean)
    .join(' ')
}

/** The contact that the customer closes. */
function Contact({ closed, reached }: { closed?: boolean; reached: boolean }) {
  const end = closed ? styles.g : undefined
  return (
    <>
      <path d="M0 31h14" className={reached || closed ? undefined : styles.thin} />
      <path d="M62 31h14" className={closed ? undefined : styles.thin} />
      <path d={closed ? 'M18 31H58' : 'M16 29L58 8'} className={end} />
      <circle cx="15" cy="31" r="3.5" className={end} />
      <circle cx="61" cy="31" r="3.5" className={end} />
    </>
  )
}

/** The load resistor. */
function Load({ tested }: { tested?: boolean }) {
  return (
    <>
      <path d="M0 31h10M66 31h10" className={tested ? undefined : styles.thin} />
      <path d="M10 22h56v18H10z" className={classes('res', tested ? 'g' : 'thin')} />
    </>
  )
}
