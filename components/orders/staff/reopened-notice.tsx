import { RotateCcw } from 'lucide-react'
import { reopenedWords } from '@/components/orders/staff/words'
import { Alert } from '@/components/ui/alert'
import type { OrderJson } from '@/lib/orders/output'
import { formatDateTime, formatLongDate } from '@/lib/platform/turkish/dates'

/** Says that an open order was closed before, why it is open again, and until when its repair is under warranty. */
export function ReopenedNotice({ order }: { order: OrderJson }) {
  const { reopenedAt, warrantyUntil, events } = order
  if (!reopenedAt) return null
  const reason = events.find(({ kind }) => kind === 'reopened')?.reason
  return (
    <Alert
      density="compact"
      tone="neutral"
      icon={RotateCcw}
      className="mb-6 max-w-288"
      title={`${reopenedWords(order)}, ${formatDateTime(reopenedAt)}`}
      text={
        <>
          {reason}
          {warrantyUntil && <span className="block">Garanti son günü {formatLongDate(warrantyUntil)}.</span>}
        </>
      }
    />
  )
}
