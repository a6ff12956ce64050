import { ContactSymbol, LoadSymbol } from '@/components/orders/staff/circuit-symbols'
import styles from '@/components/orders/circuit.module.css'
import {
  APPROVAL,
  isApproved,
  isOpenTo,
  isTested,
  LOAD_TEST,
  reachedAt,
  reachedSteps,
  type Step,
  stepCode,
  STEPS,
  stepTitle,
} from '@/lib/orders/steps'
import type { OrderJson } from '@/lib/orders/serialize'
import { isExpired } from '@/lib/orders/quotes'
import { formatDateTime } from '@/lib/platform/turkish/dates'

type StepCircuitProps = {
  order: OrderJson
  now: Date
  chosen: Step
  /** Element that says why steps are shut. */
  whyId: string
  onChoose: (step: Step) => void
}

/** Words below the approval about the decision. */
function decisionWords(order: OrderJson, now: Date): string {
  const { quote, step } = order
  if (!quote) return ''
  if (quote.decision) return `${quote.decidedBy} ${isApproved({ quote }) ? 'onayladı' : 'onaylamadı'}`
  if (isExpired(quote, now)) return 'Teklifin süresi doldu'
  return step === APPROVAL ? 'Yanıt bekliyor' : ''
}

/** The circuit as a control: each test point is a radio button. Repair and test are shut without an approval. */
export function StepCircuit({ order, now, chosen, whyId, onChoose }: StepCircuitProps) {
  const times = reachedSteps(order.step, order.events.toReversed())
  const approved = isApproved(order)
  const tested = isTested(order, times)
  return (
    <div className={styles['circ-w']}>
      <ol className={`${styles.circ} ${styles.step}`}>
        {STEPS.map((step) => {
          const isShut = !isOpenTo(order, step)
          const place = step < order.step ? styles.done : step === order.step ? styles.now : styles.later
          const symbol = step === APPROVAL ? styles.sw : step === LOAD_TEST ? styles.ld : ''
          const time = reachedAt(times, step)
          const words = step === APPROVAL ? decisionWords(order, now) : ''
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
                    <span className={styles.tag}>{stepCode(step)}</span>{' '}
                    <span className={styles.h3}>{stepTitle(step)}</span>
                  </span>
                  {time && (
                    <time dateTime={time} className={styles.t}>
                      {formatDateTime(time)}
                    </time>
                  )}
                  {words && <span className={styles.w}>{words}</span>}
                </span>
              </label>
              {step === APPROVAL && (
                <ContactSymbol
                  closed={approved}
                  reached={order.step >= APPROVAL}
                  leaves={order.step > APPROVAL || approved}
                />
              )}
              {step === LOAD_TEST && <LoadSymbol tested={tested} reached={tested} />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
