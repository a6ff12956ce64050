import { eventTitle } from '@/components/orders/staff/event-title'
import { HOW_WORDS } from '@/components/orders/staff/words'
import type { OrderJson } from '@/lib/orders/output'
import { capitalised } from '@/lib/platform/turkish/capitalised'
import type { MailKind } from '@/lib/mail/kinds'

type Event = OrderJson['events'][number]
type OrderMail = OrderJson['mails'][number]

/** One line of the history. `details` stand below it. */
type HistoryEntry = { id: string; at: string; title: string; details: string[]; hasFailed?: boolean }

/** What a mail was about. */
const MAILS: Record<MailKind, string> = {
  'message-received': 'mesaj alındı',
  'new-message': 'yeni mesaj',
  'order-opened': 'iş emri açıldı',
  'quote-ready': 'teklif hazır',
  'decision-confirmed': 'karar alındı',
  'new-decision': 'yeni karar',
  'step-reached': 'adım değişti',
  delivered: 'teslim edildi',
  'tracking-link': 'takip bağlantısı',
  invitation: 'davet',
  'password-link': 'şifre bağlantısı',
  'account-changed': 'hesap değişti',
}

const MAIL_STATES: Record<string, string> = {
  queued: 'E-posta sırada',
  sent: 'E-posta gönderildi',
  written: 'E-posta gönderilmedi: gönderim ayarlı değildi',
  failed: 'E-posta gitmedi',
}

/** Returns how a version was decided, and what the customer wrote to it. */
function decisionDetails({ quotes }: Pick<OrderJson, 'quotes'>, version: number | null) {
  const quote = quotes.find((one) => one.version === version)
  const how = quote?.decidedHow ? `${quote.decidedBy}, ${HOW_WORDS[quote.decidedHow]}` : ''
  return [how, quote?.decisionNote && `Not: ${quote.decisionNote}`]
}

function eventEntry(order: OrderJson, event: Event, before: Event | undefined): HistoryEntry {
  const { id, kind, text, reason, author, createdAt } = event
  const decided = kind === 'decision' ? decisionDetails(order, event.quoteVersion) : []
  const who = kind === 'opened' && order.messageId ? `${author}, mesajdan` : author || 'Müşteri'
  const isOwnDecision = kind === 'decision' && author === ''
  const details = [...decided, text && `Müşteriye: “${text}”`, reason && `Sebep: ${reason}`, isOwnDecision ? '' : who]
  return {
    id,
    at: createdAt,
    title: eventTitle(order, event, before),
    details: details.filter((line): line is string => Boolean(line)),
  }
}

function mailEntry({ id, kind, status, recipient, lastError, sentAt, createdAt }: OrderMail): HistoryEntry {
  const hasFailed = status === 'failed'
  const what = MAILS[kind as MailKind] ?? kind
  const details = [recipient, status === 'sent' ? '' : capitalised(lastError)].filter(Boolean)
  return { id, at: sentAt ?? createdAt, title: `${MAIL_STATES[status] ?? status}: ${what}`, details, hasFailed }
}

/** Returns what happened to an order and its mails, newest first. A mail stands above what it tells of. */
export function historyOf(order: OrderJson): HistoryEntry[] {
  const events = order.events.map((event, index) => eventEntry(order, event, order.events[index + 1]))
  return [...order.mails.map(mailEntry), ...events].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
