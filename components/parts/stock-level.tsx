import { TriangleAlert } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { milliText, quantityText } from './words'

/** A quantity and its minimum, in thousandths. */
type Stock = { onHand: number; least: number; unit: string }

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** The quantity as a solid bar. The minimum is an outline, or a gap in a longer bar. */
export function StockBar({ onHand, least }: Pick<Stock, 'onHand' | 'least'>) {
  const fullQuantity = Math.max(2 * least, onHand, 1)
  const leastShare = percent(least / fullQuantity)
  return (
    <svg aria-hidden width="100%" height="12" className="block max-w-40 overflow-visible">
      {onHand > 0 && <rect y="2" width={percent(onHand / fullQuantity)} height="8" className="fill-(--bar)" />}
      {onHand > least && least > 0 && (
        <rect x={leastShare} y="2" width="2" height="8" className="fill-paper group-data-selected:fill-tint" />
      )}
      {onHand <= least && least > 0 && <rect y="2" width={leastShare} height="8" className="fill-none stroke-edge" />}
    </svg>
  )
}

/** The quantity in large digits. Below zero it is red. */
export function OnHand({ onHand, unit, className }: Pick<Stock, 'onHand' | 'unit'> & { className: string }) {
  return (
    <p className="font-mono text-ink-2">
      <b className={`font-normal whitespace-nowrap ${onHand < 0 ? 'text-bad' : 'text-ink'} ${className}`}>
        {milliText(onHand)}
      </b>{' '}
      {unit}
    </p>
  )
}

/** Says whether the quantity is below zero or low, and the minimum. */
export function StockNote({ onHand, least, unit }: Stock) {
  if (onHand < 0)
    return (
      <p className="flex items-center gap-1.5 text-small font-semibold text-bad">
        <Icon of={TriangleAlert} className="size-4.5" />
        Sıfırın altında, sayım gerek
      </p>
    )
  if (onHand < least) return <p className="text-small font-semibold">Azaldı, en az {quantityText(least, unit)}</p>
  return least > 0 ? <p className="text-small text-ink-2">en az {quantityText(least, unit)}</p> : null
}
