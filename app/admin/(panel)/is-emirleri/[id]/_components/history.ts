import { HOW_WORDS, STATE_WORDS, stepName } from '@/components/admin/orders/words'
import type { OrderState } from '@/lib/domains/work-orders/schema'
import type { OrderJson } from '@/lib/domains/work-orders/serialize'
import { capitalised } from '@/lib/format/capitalised'
import { formatMoney } from '@/lib/format/money'
import type { MailKind } from '@/lib/mail/mails'

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
  written: 'E-posta dosyaya yazıldı',
  failed: 'E-posta gitmedi',
}

function decisionOf({ quotes }: Pick<OrderJson, 'quotes'>, version: number | null) {
  const quote = quotes.find((one) => one.version === version)
  const outcome = quote?.decision === 'declined' ? 'onaylanmadı' : 'onaylandı'
  const how = quote?.decidedHow ? `${quote.decidedBy}, ${HOW_WORDS[quote.decidedHow]}` : ''
  return { title: `Teklif ${version} ${outcome}`, details: [how, quote?.decisionNote && `Not: ${quote.decisionNote}`] }
}

function titleOf(order: Pick<OrderJson, 'quotes'>, event: Event, before: Event | undefined): string {
  const { kind, step, quoteVersion } = event
  const quote = order.quotes.find(({ version }) => version === quoteVersion)
  const price = quote ? `, ${formatMoney(quote.total, quote.currency)}` : ''
  switch (kind) {
    case 'opened':
      return `İş emri açıldı, ${stepName(step)}`
    case 'quote':
      return `Teklif ${quoteVersion} gönderildi${price}; ${stepName(step)}`
    case 'decision':
      return decisionOf(order, quoteVersion).title
    case 'closed':
      return STATE_WORDS[event.state as OrderState]
    case 'reopened':
      return `Yeniden açıldı, ${stepName(step)}`
    case 'photo':
      return 'Fotoğraf eklendi'
    default:
      return before?.step === step ? 'Müşteriye yazıldı' : stepName(step)
  }
}

function eventEntry(order: OrderJson, event: Event, before: Event | undefined): HistoryEntry {
  const { id, kind, text, reason, author, createdAt } = event
  const decided = kind === 'decision' ? decisionOf(order, event.quoteVersion).details : []
  const who = kind === 'opened' && order.messageId ? `${author}, mesajdan` : author || 'Müşteri'
  const isOwnDecision = kind === 'decision' && author === ''
  const details = [...decided, text && `Müşteriye: “${text}”`, reason && `Sebep: ${reason}`, isOwnDecision ? '' : who]
  return {
    id,
    at: createdAt,
    title: titleOf(order, event, before),
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
