import type { ReadinessPoint } from '@/lib/readiness/output'

/** Distances in px: between two points, and of the first one from the edge. */
const [STEP, EDGE] = [18, 10]

const FILLS = {
  done: 'fill-edge stroke-edge',
  open: 'fill-sheet stroke-edge',
  'not-needed': 'fill-sheet stroke-edge [stroke-dasharray:2.5_2]',
}

/** A circle for each point on a line that ends in a switch, which closes once no point is open. */
export function ProgressCircuit({ points, className }: { points: readonly ReadinessPoint[]; className: string }) {
  const end = EDGE + points.length * STEP + 6
  const doneCount = points.filter(({ state }) => state === 'done').length
  const isClosed = points.every(({ state }) => state !== 'open')
  const contactClass = isClosed ? 'fill-ok stroke-ok stroke-2' : 'fill-sheet stroke-edge'
  return (
    <svg
      role="img"
      aria-label={`${doneCount}/${points.length} tamam`}
      viewBox={`0 0 ${end + 62} 32`}
      width={end + 62}
      height={32}
      fill="none"
      className={`max-w-full flex-none ${className}`}>
      <path d={`M${EDGE} 22H${end - 2}M${end + 38} 22h14`} className="stroke-edge" />
      {isClosed ? (
        <path d={`M${end + 2} 22h32`} className="stroke-ok stroke-2" />
      ) : (
        <path d={`M${end + 1} 20l31-14`} className="stroke-edge" />
      )}
      {[end, end + 36].map((x) => (
        <circle key={x} cx={x} cy={22} r={3.5} className={contactClass} />
      ))}
      {points.map(({ name, state }, index) => (
        <circle key={name} cx={EDGE + index * STEP} cy={22} r={5.5} className={FILLS[state]} />
      ))}
    </svg>
  )
}
