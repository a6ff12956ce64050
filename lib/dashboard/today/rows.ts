import { messageNumber } from '@/lib/contact/message-number'
import { SUSPECT_WORDS } from '@/lib/contact/fields'
import { excerpt } from '@/lib/content/excerpt'
import type { TodayRow } from '@/lib/dashboard/output'
import type { ContactMessage, Part } from '@/lib/generated/prisma/client'
import { partWords, promiseWords } from '@/lib/orders/due-words'
import type { BillingRow } from '@/lib/orders/billing/list/data'
import type { OrderRowJson } from '@/lib/orders/order/output'
import { isApproved } from '@/lib/orders/steps'
import { stockWords } from '@/lib/orders/words'
import {
  daysBetween,
  elapsedWords,
  formatDayAndMonth,
  formatTime,
  istanbulDay,
  formatClock,
  remainingWords,
} from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { selectOf } from '@/lib/records/derive'
import { deviceName, MODEL } from '@/lib/records/device'
import { adminMessagePath, adminOrderPath, adminPartPath, editPath, newFaultPath } from '@/lib/site/admin-pages'
import { KINDS } from '@/lib/site/kinds'

// The rows of today's work, in words.

const TEXT_CHARS = 160

const nameOf = (person: { companyName: string; contactPerson: string }) =>
  [person.companyName, person.contactPerson].filter(Boolean).join(', ')

const PLAIN = { tone: 'plain', isNew: false } as const

type RowDetails = Pick<TodayRow, 'text' | 'age'> & Partial<TodayRow>

/** Returns the row of an order. */
export type OrderRowOf = (order: OrderRowJson, now: Date) => TodayRow

const orderRow =
  (detailsOf: (order: OrderRowJson, now: Date) => RowDetails): OrderRowOf =>
  (order, now) => ({
    ...PLAIN,
    id: order.id,
    url: adminOrderPath(order.id),
    code: order.number,
    title: nameOf(order),
    ...detailsOf(order, now),
  })

/** Returns how long ago a day was, or 'bugün'. */
function daysPassedWords(day: string, now: Date): string {
  const days = daysBetween(day, istanbulDay(now))
  return days === 0 ? 'bugün' : `${days.toLocaleString('tr-TR')} gün geçti`
}

/** Returns the row that says what an order waits for, and since when. */
export const waitingRow = orderRow(({ turn, stepSince }, now) => ({
  text: turn?.words ?? '',
  age: elapsedWords(turn?.since ?? stepSince, now),
}))

export const decisionRow = orderRow(({ quote, turn, updatedAt }, now) => {
  const age = elapsedWords(quote?.decidedAt ?? updatedAt, now)
  // A later version of the quote may have been sent in the meantime.
  if (!quote?.decision) return { text: turn?.words ?? '', isNew: true, age }
  if (isApproved({ quote }))
    return { text: `onayladı: ${formatMoney(quote.total, quote.currency)}`, tone: 'good', isNew: true, age }
  const note = quote.decisionNote && `: “${excerpt(quote.decisionNote, TEXT_CHARS)}”`
  return { text: `onaylamadı${note}`, tone: 'strong', isNew: true, age }
})

export const photosRow = orderRow(({ newPhotos, updatedAt }, now) => ({
  text: `${newPhotos} yeni fotoğraf`,
  isNew: true,
  age: elapsedWords(updatedAt, now),
}))

export const promisedRow = orderRow(({ turn, promisedOn }, now) => {
  const [words, day, today] = [turn?.words ?? '', promisedOn ?? '', istanbulDay(now)]
  if (day >= today) return { text: words, age: daysPassedWords(day, now) }
  return { text: `${words}; ${promiseWords(day, today)}`, tone: 'strong', age: daysPassedWords(day, now) }
})

export const latePartRow = orderRow(({ partExpectedOn }, now) => ({
  text: partWords(partExpectedOn ?? '', istanbulDay(now)),
  tone: 'strong',
  age: daysPassedWords(partExpectedOn ?? '', now),
}))

export const expiringQuoteRow = orderRow(({ quote, turn }) => ({
  text: [quote && formatMoney(quote.total, quote.currency), turn?.words].filter(Boolean).join(', '),
  age: quote?.validUntil ? formatDayAndMonth(quote.validUntil) : '',
}))

/** Returns the row of an order that is overdue for invoicing or payment. */
export function billingRow({ id, number, customerName, clock, amount, currency }: BillingRow): TodayRow {
  const day = formatDayAndMonth(clock!.day)
  return {
    ...PLAIN,
    id,
    url: adminOrderPath(id),
    code: number,
    title: customerName,
    text: `${formatMoney(amount, currency)}, ${clock!.of === 'invoice' ? 'fatura son günü' : 'vade'} ${day}`,
    tone: 'strong',
    age: `${(-clock!.days).toLocaleString('tr-TR')} gün geçti`,
  }
}

export const lowPartColumns = {
  id: true,
  code: true,
  name: true,
  unit: true,
  onHand: true,
  least: true,
  lowSince: true,
} as const

type LowPart = Pick<Part, keyof typeof lowPartColumns>

export const lowPartRow = ({ id, code, name, lowSince, ...stock }: LowPart, now: Date): TodayRow => ({
  ...PLAIN,
  id,
  url: adminPartPath(id),
  code,
  title: name,
  text: stockWords(stock),
  tone: 'strong',
  age: elapsedWords(lowSince!.toISOString(), now),
})

export const messageColumns = {
  ...selectOf(MODEL),
  id: true,
  companyName: true,
  contactPerson: true,
  problemDescription: true,
  suspect: true,
  receivedAt: true,
} as const

type Message = Pick<ContactMessage, keyof typeof messageColumns>

export function messageRow(message: Message, now: Date): TodayRow {
  const { id, suspect, problemDescription, receivedAt } = message
  const text = [suspect && SUSPECT_WORDS, deviceName(message), problemDescription].filter(Boolean).join(', ')
  return {
    ...PLAIN,
    id,
    url: adminMessagePath(id),
    code: messageNumber(id),
    title: nameOf(message),
    text: excerpt(text, TEXT_CHARS),
    isNew: true,
    age: elapsedWords(receivedAt.toISOString(), now),
  }
}

type DuePost = { id: string; slug: string; title: string; author: string; publishedAt: Date }

export const duePostRow = ({ id, slug, title, author, publishedAt }: DuePost, now: Date): TodayRow => ({
  ...PLAIN,
  id,
  url: editPath(KINDS.post.screen.path, slug),
  code: formatClock(formatTime(publishedAt)),
  title,
  text: ['zamanlandı', author].filter(Boolean).join(', '),
  age: `${remainingWords(publishedAt.toISOString(), now)} sonra`,
})

const DRAFT_WORDS = { post: 'Yazı', service: 'Hizmet', fault: 'Kod' }

/** A draft. `lacksSteps` is true for a fault without checks and without a repair. */
export type Draft = {
  kind: keyof typeof DRAFT_WORDS
  id: string
  slug: string
  title: string
  lacksSteps: boolean
  updatedAt: Date
}

export const draftRow = ({ kind, id, slug, title, lacksSteps, updatedAt }: Draft, now: Date): TodayRow => ({
  ...PLAIN,
  id,
  url: editPath(KINDS[kind].screen.path, slug),
  code: DRAFT_WORDS[kind],
  title,
  text: lacksSteps ? 'çözüm adımları boş' : `son kayıt ${formatDayAndMonth(updatedAt)}`,
  age: elapsedWords(updatedAt.toISOString(), now),
})

/**
 * A code that visitors searched for. `hiddenFault` is the fault with this code if it is not public; `brands` have codes that start
 * with the same letters.
 */
type SearchedCode = {
  text: string
  count: number
  lastDay: string
  hiddenFault?: { slug: string; brand: string; isDraft: boolean }
  brands: readonly string[]
}

export function searchedCodeRow({ text, count, lastDay, hiddenFault, brands }: SearchedCode, now: Date): TodayRow {
  const days = daysBetween(lastDay, istanbulDay(now))
  const guess = brands.length > 0 && brands.length < 3 ? `${brands.join(' ya da ')} olabilir` : 'sitede yok'
  const hiddenWords =
    hiddenFault && `${hiddenFault.brand} ${hiddenFault.isDraft ? 'taslağı var, yayında değil' : 'kaydı zamanlandı'}`
  return {
    ...PLAIN,
    id: text,
    url: hiddenFault ? editPath(KINDS.fault.screen.path, hiddenFault.slug) : newFaultPath(text),
    code: text.toUpperCase(),
    title: `${count.toLocaleString('tr-TR')} kez arandı`,
    text: hiddenWords ?? guess,
    age: days === 0 ? 'bugün' : `${days} gün`,
  }
}
