import { Circuit, CircuitStep, STEP_CLASSES, TestPoint } from '@/components/orders/circuit'
import styles from '@/components/orders/circuit.module.css'
import type { OrderJson } from '@/lib/orders/order/output'
import { hasPassedTest } from '@/lib/orders/load-test/results'
import { isExpired } from '@/lib/orders/quote/money'
import { Time } from '@/components/ui/time'
import {
  APPROVAL,
  approvalSwitch,
  isApproved,
  canMoveTo,
  isTested,
  pointStatus,
  reachedAt,
  reachedSteps,
  type Step,
  stepCode,
  STEPS,
  stepTitle,
} from '@/lib/orders/steps'

type StepCircuitProps = {
  order: OrderJson
  now: Date
  chosenStep: Step
  /** Id of the element that says why steps are disabled. */
  reasonId: string
  onChoose: (step: Step) => void
}

function decisionWords(order: OrderJson, now: Date): string {
  const { quote, step } = order
  if (approvalSwitch(order) === 'bridged') return 'Garanti: onay gerekmez'
  if (!quote) return ''
  if (quote.decision) return `${quote.decidedBy} ${isApproved({ quote }) ? 'onayladı' : 'onaylamadı'}`
  if (isExpired(quote, now)) return 'Teklifin süresi doldu'
  return step === APPROVAL ? 'Yanıt bekliyor' : ''
}

export function StepCircuit({ order, now, chosenStep, reasonId, onChoose }: StepCircuitProps) {
  const times = reachedSteps(order.step, order.events.toReversed(), hasPassedTest(order.loadTests, order.events))
  const switchState = approvalSwitch(order)
  const switchSymbol = {
    done: switchState === 'closed',
    bridged: switchState === 'bridged',
    thickBefore: order.step >= APPROVAL,
    thickAfter: order.step > APPROVAL || switchState === 'closed',
  }
  return (
    <Circuit as="control">
      {STEPS.map((step) => {
        const isDisabled = !canMoveTo(order, step)
        const time = reachedAt(times, step)
        const words = step === APPROVAL ? decisionWords(order, now) : ''
        return (
          <CircuitStep
            key={step}
            step={step}
            status={pointStatus(step, order.step)}
            symbol={step === APPROVAL ? switchSymbol : { done: isTested(order, times) }}
            isCurrent={step === order.step}
            className={isDisabled ? styles.disabled : ''}>
            <label className={`block min-h-11 ${isDisabled ? 'cursor-not-allowed' : 'group cursor-pointer'}`}>
              <input
                type="radio"
                name="step"
                value={step}
                checked={step === chosenStep}
                disabled={isDisabled}
                aria-describedby={isDisabled ? reasonId : undefined}
                onChange={() => onChoose(step)}
                className="peer absolute top-0 left-0 z-2 m-0 size-6.5 cursor-[inherit] opacity-0"
              />
              <TestPoint className="peer-checked:shadow-[0_0_0_3px_var(--ground),0_0_0_5px_var(--ink)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus" />
              <span className="peer-checked:*:first:shadow-[inset_0_-3px_0_var(--ink)]">
                <span className={styles.head}>
                  <span className={STEP_CLASSES.tag}>{stepCode(step)}</span>{' '}
                  <span
                    className={`group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.2em] ${STEP_CLASSES.name}`}>
                    {stepTitle(step)}
                  </span>
                </span>
                {time && <Time at={time} className={STEP_CLASSES.time} />}
                {words && <span className={STEP_CLASSES.words}>{words}</span>}
              </span>
            </label>
          </CircuitStep>
        )
      })}
    </Circuit>
  )
}
