import styles from '@/components/orders/circuit.module.css'
import { isApproved } from '@/lib/orders/schema'
import type { OrderRowJson } from '@/lib/orders/output'

/** The test points' places on the line. */
const POINTS = [8, 27, 46, 79, 98, 117]
/** The line after each test point but the third, where the contact is. */
const LINES = ['M12 14H23', 'M31 14H42', '', 'M83 14H94', 'M102 14H113']

type Place = Pick<OrderRowJson, 'step' | 'state' | 'quote'>

/** An order's place on the circuit. Whoever shows it says the step in words beside it. */
export function SmallCircuit({ step, state, quote, className = '' }: Place & { className?: string }) {
  const isClosed = state !== 'open'
  const approved = isApproved({ quote })
  const isBypassed = !approved && step > 3
  const classOf = (point: number) => {
    if (isBypassed && (point === 4 || point === 5)) return ''
    return point < step || (point === step && isClosed) ? styles.on : ''
  }
  return (
    <svg viewBox="0 0 124 24" aria-hidden className={`${styles.mc} ${className}`}>
      {LINES.map(
        (line, index) =>
          line && (
            <path key={line} d={line} className={step > index + 1 && !(isBypassed && index > 1) ? styles.on : ''} />
          ),
      )}
      {approved ? (
        <path d="M50 14H75" className={step >= 3 ? styles.on : ''} />
      ) : (
        <>
          <path d="M50 14h4M54 14L69 4" className={step >= 3 && !isBypassed ? styles.on : ''} />
          <path d="M71 14h4" />
        </>
      )}
      {isBypassed && <path d="M46 10V1H117V10" className={styles.on} />}
      {POINTS.map((x, index) =>
        index + 1 === step && !isClosed ? (
          <g key={x}>
            <circle className={styles.halo} cx={x} cy="14" r="6.5" />
            <circle className={styles.on} cx={x} cy="14" r="3.5" />
          </g>
        ) : (
          <circle key={x} cx={x} cy="14" r="4" className={classOf(index + 1)} />
        ),
      )}
    </svg>
  )
}
