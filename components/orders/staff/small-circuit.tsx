import styles from '@/components/orders/circuit.module.css'
import type { OrderRowJson } from '@/lib/orders/serialize'
import { APPROVAL, DELIVERY, isApproved, needsApproval, type Step, STEPS } from '@/lib/orders/steps'

/** The distance of two test points, and what the contact adds between the approval and the next one. */
const PITCH = 19
const CONTACT_WIDTH = 14

/** Returns a test point's place on the line. */
const placeOf = (step: Step) => 8 + PITCH * STEPS.indexOf(step) + (step > APPROVAL ? CONTACT_WIDTH : 0)
const LINE_LENGTH = 11
const WIDTH = placeOf(DELIVERY) + 7

type Place = Pick<OrderRowJson, 'step' | 'state' | 'quote'>

/** An order's place on the circuit. The screen says the step in words too. */
export function SmallCircuit({ step, state, quote, className = '' }: Place & { className?: string }) {
  const isClosed = state !== 'open'
  const approved = isApproved({ quote })
  const isBypassed = !approved && step > APPROVAL
  /** Whether the current comes to a point, and goes on from it. */
  const isOn = (point: Step) => (point < step || (point === step && isClosed)) && !(isBypassed && needsApproval(point))
  const goesOn = (point: Step) => step > point && !(isBypassed && point > APPROVAL)
  const [from, to] = [placeOf(APPROVAL) + 4, placeOf(DELIVERY)]
  return (
    <svg viewBox={`0 0 ${WIDTH} 24`} aria-hidden className={`${styles.mc} ${className}`}>
      {STEPS.filter((point) => point !== APPROVAL && point !== DELIVERY).map((point) => (
        <path
          key={point}
          d={`M${placeOf(point) + 4} 14H${placeOf(point) + 4 + LINE_LENGTH}`}
          className={goesOn(point) ? styles.on : ''}
        />
      ))}
      {approved ? (
        <path d={`M${from} 14H${from + 25}`} className={step >= APPROVAL ? styles.on : ''} />
      ) : (
        <>
          <path
            d={`M${from} 14h4M${from + 4} 14L${from + 19} 4`}
            className={step >= APPROVAL && !isBypassed ? styles.on : ''}
          />
          <path d={`M${from + 21} 14h4`} />
        </>
      )}
      {isBypassed && <path d={`M${placeOf(APPROVAL)} 10V1H${to}V10`} className={styles.on} />}
      {STEPS.map((point) =>
        point === step && !isClosed ? (
          <g key={point}>
            <circle className={styles.halo} cx={placeOf(point)} cy="14" r="6.5" />
            <circle className={styles.on} cx={placeOf(point)} cy="14" r="3.5" />
          </g>
        ) : (
          <circle key={point} cx={placeOf(point)} cy="14" r="4" className={isOn(point) ? styles.on : ''} />
        ),
      )}
    </svg>
  )
}
