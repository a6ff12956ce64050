import styles from '@/components/orders/circuit.module.css'

type Line = {
  /** Whether the current comes this far. */ reached: boolean
  /** Whether it goes on from here. */ leaves: boolean
}

const thin = (isThick: boolean) => (isThick ? undefined : styles.thin)

/** The contact of the approval: open, or closed and green. */
export function ContactSymbol({
  closed,
  reached,
  leaves,
  className = styles.sym,
}: Line & { closed: boolean; className?: string }) {
  return (
    <span className={className} aria-hidden>
      <svg viewBox="0 0 76 44">
        <path d="M0 31h14" className={thin(reached)} />
        <path d="M62 31h14" className={thin(leaves)} />
        <path d={closed ? 'M18 31H58' : 'M16 29L58 8'} className={closed ? styles.g : thin(reached)} />
        <circle cx="15" cy="31" r="3.5" className={closed ? styles.g : undefined} />
        <circle cx="61" cy="31" r="3.5" className={closed ? styles.g : undefined} />
      </svg>
    </span>
  )
}

/** The resistor of the load test, green once tested. */
export function LoadSymbol({ tested, reached }: { tested: boolean; reached: boolean }) {
  return (
    <span className={styles.sym} aria-hidden>
      <svg viewBox="0 0 76 44">
        <path d="M0 31h10M66 31h10" className={thin(reached)} />
        <path d="M10 22h56v18H10z" className={`${styles.res} ${tested ? styles.g : (thin(reached) ?? '')}`} />
      </svg>
    </span>
  )
}
