import { useNow } from '@/components/admin/use-now'
import { TURN_WORDS } from '@/components/orders/staff/words'
import { TurnSquare } from '@/components/orders/turn-square'
import type { OrderRowJson } from '@/lib/orders/order/output'
import { elapsedWords } from '@/lib/platform/turkish/dates'

/** Says whose turn it is, what the order waits for, and for how long. */
export function TurnNote({ turn }: Pick<OrderRowJson, 'turn'>) {
  const now = useNow()
  if (!turn) return null
  return (
    <span className="flex items-baseline gap-2">
      <TurnSquare of={turn.on} />
      <span>
        <b className="text-ink">{TURN_WORDS[turn.on].label}:</b> {turn.words}, {elapsedWords(turn.since, now)}
      </span>
    </span>
  )
}
