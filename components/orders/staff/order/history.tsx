import { Panel } from '@/components/admin/parts/panel'
import { mailKind } from '@/lib/mail/kinds'
import { EVENT_FIELDS } from '@/lib/orders/order/fields'
import type { OrderJson } from '@/lib/orders/order/output'
import { HOW_WORDS } from '@/lib/orders/quote/fields'
import { eventTitle } from '@/lib/orders/words'
import { capitalise } from '@/lib/platform/turkish/case'
import { Time } from '@/components/ui/time'

type Event = OrderJson['events'][number]
type OrderMail = OrderJson['mails'][number]

type HistoryEntry = { id: string; at: string; title: string; details: string[]; hasFailed?: boolean }

const MAIL_STATES: Record<string, string> = {
  queued: 'E-posta sırada',
  sent: 'E-posta gönderildi',
  written: 'E-posta gönderilmedi, gönderim ayarlı değildi',
  failed: 'E-posta gitmedi',
}

function decisionDetails({ quotes }: Pick<OrderJson, 'quotes'>, version: number | null) {
  const quote = quotes.find((candidate) => candidate.version === version)
  const decisionText = quote?.decidedHow ? `${quote.decidedBy}, ${HOW_WORDS[quote.decidedHow]}` : ''
  return [decisionText, quote?.decisionNote && `Not: ${quote.decisionNote}`]
}

function eventEntry(order: OrderJson, event: Event, previous: Event | undefined): HistoryEntry {
  const { id, kind, text, reason, author, createdAt } = event
  const decision = kind === 'decision' ? decisionDetails(order, event.quoteVersion) : []
  const authorText = kind === 'opened' && order.messageId ? `${author}, mesajdan` : author || 'Müşteri'
  const isCustomersDecision = kind === 'decision' && author === ''
  const details = [
    ...decision,
    text && `${EVENT_FIELDS.text.label}: “${text}”`,
    reason && `${EVENT_FIELDS.reason.label}: ${reason}`,
    isCustomersDecision ? '' : authorText,
  ]
  return {
    id,
    at: createdAt,
    title: eventTitle(order, event, previous),
    details: details.filter((line): line is string => Boolean(line)),
  }
}

function mailEntry({ id, kind, status, recipient, lastError, sentAt, createdAt }: OrderMail): HistoryEntry {
  const hasFailed = status === 'failed'
  const mailName = mailKind(kind)?.event ?? kind
  const details = [recipient, status === 'sent' ? '' : capitalise(lastError)].filter(Boolean)
  return { id, at: sentAt ?? createdAt, title: `${MAIL_STATES[status] ?? status}: ${mailName}`, details, hasFailed }
}

/** Returns an order's events and emails, newest first, with an email above its event. */
export function historyOf(order: OrderJson): HistoryEntry[] {
  const events = order.events.map((event, index) => eventEntry(order, event, order.events[index + 1]))
  return [...order.mails.map(mailEntry), ...events].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

export function HistoryPanel({ order }: { order: OrderJson }) {
  return (
    <Panel id="gecmis" title="Geçmiş">
      <ol className="px-5 max-sm:px-4">
        {historyOf(order).map(({ id, at, title, details, hasFailed }) => (
          <li key={id} className="border-b border-line py-2.5 leading-[1.45] [overflow-wrap:anywhere] last:border-0">
            <Time at={at} className="mono text-[0.875rem] text-ink-2" />
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
