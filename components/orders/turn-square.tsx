import type { TurnOn } from '@/lib/orders/turn/turn'

const FILLS: Record<TurnOn, string> = {
  us: 'border-ink bg-ink',
  customer: 'border-edge',
  part: 'border-edge bg-[linear-gradient(to_top_right,transparent_calc(50%-0.8px),var(--edge)_calc(50%-0.8px)_calc(50%+0.8px),transparent_calc(50%+0.8px))]',
}

/** The symbol of a turn. The square is filled for the workshop, empty for the customer, and has a diagonal for a part. */
export function TurnSquare({ of }: { of: TurnOn }) {
  return <i aria-hidden className={`inline-block size-2.75 flex-none border [print-color-adjust:exact] ${FILLS[of]}`} />
}
