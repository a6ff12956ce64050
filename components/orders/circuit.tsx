/** Round test point on the circuit's line, 26 px; green for the load test. */
export function TestPoint({ tested, className = '' }: { tested?: boolean; className?: string }) {
  return (
    <i
      aria-hidden
      className={`absolute z-1 block size-6.5 rounded-full border-2 bg-sheet after:absolute after:inset-1.5 after:rounded-full ${tested ? 'border-ok after:bg-ok' : 'border-edge after:bg-edge'} ${className}`}
    />
  )
}

/** Symbol on the line after a step, 76 × 44 px: the open contact that the customer closes, or the load resistor. */
export function CircuitSymbol({ name, className = '' }: { name: 'contact' | 'load'; className?: string }) {
  return (
    <svg
      viewBox="0 0 76 44"
      aria-hidden
      fill="none"
      strokeWidth={2}
      className={`block h-11 w-19 ${name === 'load' ? 'stroke-ok' : 'stroke-edge'} ${className}`}>
      {name === 'load' ? (
        <path d="M0 31h10M66 31h10M10 20h56v22H10z" />
      ) : (
        <>
          <path d="M0 31h14M62 31h14M16 29L58 8" />
          <circle cx="15" cy="31" r="3.5" className="fill-sheet" />
          <circle cx="61" cy="31" r="3.5" className="fill-sheet" />
        </>
      )}
    </svg>
  )
}
