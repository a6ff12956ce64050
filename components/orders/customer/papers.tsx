import { PapersList } from '@/components/orders/papers-list'
import type { CustomerOrderJson } from '@/lib/orders/tracking-output'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { customerPaperPath } from '@/lib/site/pages'
import { Part } from './order-parts'

/** The papers of an order for its customer. */
export function Papers({ order: { papers }, token }: { order: CustomerOrderJson; token: string }) {
  if (papers.length === 0) return null
  const rows = papers.map(({ name, title, at, bytes }) => {
    return { href: customerPaperPath(token, name), title, note: at && formatLongDate(at), bytes }
  })
  return (
    <Part id="belgeler" title="Belgeler">
      <div className="border border-line">
        <PapersList papers={rows} />
      </div>
    </Part>
  )
}
