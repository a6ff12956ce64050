import type { OrderJson } from '@/lib/orders/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { historyOf } from './history'
import { Panel } from './panel'

/** What happened to the order and its mails, newest first. */
export function HistoryPanel({ order }: { order: OrderJson }) {
  return (
    <Panel id="gecmis" title="Geçmiş">
      <ol className="px-5 max-[640px]:px-4">
        {historyOf(order).map(({ id, at, title, details, hasFailed }) => (
          <li key={id} className="border-b border-line py-2.5 leading-[1.45] [overflow-wrap:anywhere] last:border-0">
            <time dateTime={at} className="mono text-[0.875rem] text-ink-2">
              {formatDateTime(at)}
            </time>
            <p className={hasFailed ? 'font-semibold text-bad' : ''}>{title}</p>
            {details.map((line) => (
              <p key={line} className="text-small text-ink-2">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
