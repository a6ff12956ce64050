import { eventTitle } from '@/lib/orders/words'
import type { PersonExport } from '@/lib/privacy/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'

type Order = Pick<PersonExport['orders'][number], 'quotes' | 'events'>

/** Returns a line for each event of an order, oldest first, in the words of the order's history in the panel. */
export function historyLines({ quotes, events }: Order): string[] {
  return events.map((event, index) => {
    const { createdAt, by, text, reason } = event
    const title = eventTitle({ quotes }, event, events[index - 1])
    return [`${formatDateTime(createdAt)}, ${by}`, title, text, reason].filter(Boolean).join(' · ')
  })
}
