import { ContactSymbol, LoadSymbol } from '@/components/orders/staff/circuit-symbols'
import { stepTitle } from '@/components/orders/staff/words'
import styles from '@/components/orders/circuit.module.css'
import { isApproved, reachedSteps, STEPS, type Step, TEST_STEP } from '@/lib/orders/schema'
import type { OrderJson } from '@/lib/orders/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { isOpenTo, isQuoteOver } from './progress'

type StepCircuitProps = {
  order: OrderJson
  now: Date
  chosen: Step
  /** Element that says why steps are shut. */
  whyId: string
  onChoose: (step: Step) => void
}

/** What stands below TP3 about the decision. */
function decisionWords(order: OrderJson, now: Date): string {
  const { quote, step } = order
  if (!quote) return ''
  if (quote.decision) return `${quote.decidedBy} ${quote.decision === 'approved' ? 'onayladı' : 'onaylamadı'}`
  if (isQuoteOver(order, now)) return 'Teklifin süresi doldu'
  return step === 3 ? 'Yanıt bekliyor' : ''
}

/** The circuit as a control: each test point is a radio button. Repair and test are shut without an approval. */
export function StepCircuit({ order, now, chosen, whyId, onChoose }: StepCircuitProps) {
  const times = reachedSteps(order.step, order.events.toReversed())
  const approved = isApproved(order)
  const isTested = order.step > TEST_STEP && times[TEST_STEP - 1] !== null
  return (
    <div className={styles['circ-w']}>
      <ol className={`${styles.circ} ${styles.step}`}>
        {STEPS.map((step) => {
          const isShut = !isOpenTo(order, step)
          const place = step < order.step ? styles.done : step === order.step ? styles.now : styles.later
          const symbol = step === 3 ? styles.sw : step === 5 ? styles.ld : ''
          const time = times[step - 1]
          const words = step === 3 ? decisionWords(order, now) : ''
          return (
            <li
              key={step}
              aria-current={step === order.step ? 'step' : undefined}
              className={`${place} ${symbol} ${isShut ? styles.shut : ''}`}>
              <label>
                <input
                  type="radio"
                  name="step"
                  value={step}
                  checked={step === chosen}
                  disabled={isShut}
                  aria-describedby={isShut ? whyId : undefined}
                  onChange={() => onChoose(step)}
                />
                <i className={styles.tp} />
                <span className={styles.bx}>
                  <span className={styles.hd}>
                    <span className={styles.tag}>TP{step}</span> <span className={styles.h3}>{stepTitle(step)}</span>
                  </span>
                  {time && (
                    <time dateTime={time} className={styles.t}>
                      {formatDateTime(time)}
                    </time>
                  )}
                  {words && <span className={styles.w}>{words}</span>}
                </span>
              </label>
              {step === 3 && (
                <ContactSymbol closed={approved} reached={order.step >= 3} leaves={order.step > 3 || approved} />
              )}
              {step === TEST_STEP && <LoadSymbol tested={isTested} reached={isTested} />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
