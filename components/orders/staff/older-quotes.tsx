import type { QuoteJson } from '@/lib/orders/output'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'

const OUTCOMES = { approved: 'onaylamıştı', declined: 'onaylamamıştı' }

/** Earlier versions of the quote, which no longer count. */
export function OlderQuotes({ quotes, number }: { quotes: QuoteJson[]; number: string }) {
  if (quotes.length === 0) return null
  return (
    <details className="border border-line bg-paper">
      <summary className="min-h-11 cursor-pointer px-5 py-2.5 font-semibold max-[640px]:px-4">
        Önceki sürümler ({quotes.length})
      </summary>
      <ul>
        {quotes.map(({ version, total, currency, sentAt, decision, decidedBy, work }) => (
          <li key={version} className="border-t border-line px-5 py-2.5 [overflow-wrap:anywhere] max-[640px]:px-4">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="mono">
                {number}/{version}
              </span>
              <span className="mono">{formatMoney(total, currency)}</span>
            </p>
            <p className="text-small text-ink-2">
              {sentAt && `${formatLongDate(sentAt)} gönderildi`}
              {decision && `, ${decidedBy} ${OUTCOMES[decision]}`}
            </p>
            <p className="whitespace-pre-line">{work}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
