import { HATCH } from '@/components/ui/hatch'
import type { OrderAccountState } from '@/lib/orders/account/account'

type MoneyBarProps = {
  /** Amounts in kuruş or cents. `withheld` is the VAT that the customer pays to the tax office. */
  of: { approved: number; invoiced: number; withheld: number; paid: number; state: OrderAccountState | null }
  height?: number
  /** Description for screen readers, needed if no text states the amounts. */
  label?: string
  className?: string
}

const OUTLINE = 'fill-none stroke-edge'

/** Pixels above and below the bar. */
const MARGIN = 2

/**
 * Draws the approved amount as an outline, the invoiced amount hatched and the paid amount solid. Withheld VAT is subtracted from the first two. An
 * excess extends beyond the outline. Pages with bars define the hatch (`FillDefs`).
 */
export function MoneyBar({
  of: { approved, invoiced, withheld, paid, state },
  height = 14,
  label,
  className,
}: MoneyBarProps) {
  const expected = Math.max(approved - withheld, 0)
  const receivable = invoiced - withheld
  const fullAmount = Math.max(expected, receivable, paid, 1)
  const bar = { y: MARGIN, height: height - 2 * MARGIN }
  const widthOf = (amount: number) => `${Math.round((amount / fullAmount) * 1e4) / 100}%`
  return (
    <svg
      width="100%"
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={`block overflow-visible ${className ?? ''}`}>
      {receivable > 0 && <rect {...bar} width={widthOf(receivable)} fill={HATCH} className="stroke-(--bar)" />}
      {paid > 0 && <rect {...bar} width={widthOf(paid)} className="fill-(--bar)" />}
      <rect
        {...bar}
        width={widthOf(expected || fullAmount)}
        strokeDasharray={state === 'no-invoice' ? '3 2' : undefined}
        className={OUTLINE}
      />
    </svg>
  )
}

export type MoneyFill = 'outline' | 'hatch' | 'half' | 'solid' | 'none'

export const FILL_OF: Readonly<Record<OrderAccountState, MoneyFill>> = {
  'to-invoice': 'outline',
  'paid-to-invoice': 'outline',
  invoiced: 'hatch',
  'partly-paid': 'half',
  paid: 'solid',
  'no-invoice': 'none',
}

/** A sample of a money bar's fill, shown before a label. */
export function MoneyKey({ fill, className = 'h-[14px] w-[26px]' }: { fill: MoneyFill; className?: string }) {
  const frame = { x: 0.5, y: 0.5, width: 25, height: 13 }
  return (
    <svg viewBox="0 0 26 14" aria-hidden className={`block flex-none overflow-visible ${className}`}>
      {(fill === 'hatch' || fill === 'half') && <rect {...frame} fill={HATCH} className="stroke-(--bar)" />}
      {(fill === 'half' || fill === 'solid') && (
        <rect {...frame} width={fill === 'half' ? 13 : 25} className="fill-(--bar)" />
      )}
      {fill === 'outline' && <rect {...frame} className={OUTLINE} />}
      {fill === 'none' && (
        <>
          <rect {...frame} strokeDasharray="3 2" className={OUTLINE} />
          <path d="M4 7h18" className={OUTLINE} />
        </>
      )}
    </svg>
  )
}
