import { ROLES } from '@/lib/access/roles'
import type { AuditKind } from '@/lib/access/audit-record'
import { groupedIban } from '@/lib/settings/iban'
import type { Instrument } from '@/lib/settings/instruments'
import type { BankAccount, Settings } from '@/lib/settings/schema'
import type { Question } from '@/lib/settings/questions/questions'
import type { DifferenceOf } from '@/lib/orders/account/account'
import type { DifferenceKind, NoInvoiceReason, PaymentMethod } from '@/lib/orders/billing/fields'
import { DIFFERENCE_OF_WORDS, DIFFERENCE_WORDS, METHOD_WORDS, NO_INVOICE_WORDS } from '@/lib/orders/billing/words'
import { DECISION_LABELS, DIRECTION_WORDS, HOW_WORDS, stateLabel } from '@/lib/orders/words'
import type { DecidedHow, Decision } from '@/lib/orders/quote/fields'
import type { Direction } from '@/lib/orders/shipment/fields'
import { capitalised } from '@/lib/platform/turkish/case'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'
import { MOVEMENT_WORDS, type MovementKind } from '@/lib/parts/fields'
import { currencyName, formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { formatMilli } from '@/lib/platform/turkish/numbers'
import { stepTitle } from '@/lib/orders/steps'

// The values of recorded columns as texts.

/** A recorded change: its values, or only that it changed, or the number of changed parts. */
export type RecordedChange = { field: string; before?: unknown; after?: unknown; hidden?: true; count?: number }

type Side = 'before' | 'after'

/** Returns a text or number as a text. */
const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** Returns how the customer communicated a decision: 'Telefonla'. */
const howText = (how: string) => (how in HOW_WORDS ? capitalised(HOW_WORDS[how as DecidedHow]) : how)

/** Returns a step as the circuit numbers it: '3 Onay'. */
const stepText = (step: unknown) => `${plain(step)} ${stepTitle(Number(step))}`.trim()

/** Returns the publication state of an item at a time. */
export function stateText(isDraft: unknown, publishedAt: unknown, now: Date): string {
  if (isDraft) return 'Taslak'
  const date = new Date(plain(publishedAt))
  return date > now ? `Zamanlandı, ${formatDateTime(date)}` : 'Yayında'
}

const TIMES = new Set([
  'sentAt',
  'signedAt',
  'deactivatedAt',
  'totpSince',
  'expiresAt',
  'publishedAt',
  'warrantyDecidedAt',
])
const DAYS = new Set(['promisedOn', 'partExpectedOn', 'warrantyUntil', 'validUntil', 'day', 'dueOn', 'ownDueOn'])
const AMOUNTS = new Set(['amount', 'withheld'])
const ITEMS = new Set(['serviceId', 'relatedPostId'])

/** The fields whose values are in thousandths. */
const PART_QUANTITIES = new Set(['quantity', 'balance', 'least'])

type Slide = { title: string; text: string; linkLabel: string; linkHref: string; image: Record<string, string> }

/** Returns a part of a list of the settings as one line or several. */
function partText(field: string, part: unknown): string {
  if (field === 'closedDays') {
    const { date, lastDate, name, openUntil } = part as Settings['hours']['closedDays'][number]
    const days = lastDate ? `${formatShortDate(date)}–${formatShortDate(lastDate)}` : formatShortDate(date)
    return `${days} ${name}${openUntil ? `, kapanış ${openUntil}` : ''}`
  }
  if (field === 'instruments') {
    const { name, serialNumber, calibratedOn } = part as Instrument
    const calibration = calibratedOn && `son kalibrasyon ${formatShortDate(calibratedOn)}`
    return [name, serialNumber && `S/N ${serialNumber}`, calibration].filter(Boolean).join(', ')
  }
  if (field === 'carriers') {
    const { name, url } = part as Settings['orders']['carriers'][number]
    return `${name} ${url}`.trim()
  }
  if (field === 'accounts') {
    const { bank, holder, iban, currency } = part as BankAccount
    return `${bank}, ${currencyName(currency)}: ${groupedIban(iban)}, ${holder}`
  }
  if (field === 'questions') {
    const { question, answer, home } = part as Question
    return `${question}${home ? ' (ana sayfada)' : ''}\n${answer}`
  }
  if (field === 'slides') {
    const { title, text, linkLabel, linkHref, image } = part as Slide
    return [title, text, `${linkLabel}: ${linkHref}`, image.alt ?? image.drawing].filter(Boolean).join('\n')
  }
  return plain(part)
}

const isPicture = (value: unknown): value is { path: string } => typeof value === 'object' && 'path' in value!

/** Returns a value as people read it, or null if it is empty. Some need another value of the same `side`. */
export function textOf(
  kind: AuditKind,
  name: string,
  value: unknown,
  all: RecordedChange[],
  side: Side,
): string | null {
  const field = name.split('.').at(-1)!
  if (value === null || value === undefined || value === '') return field === 'totpSince' ? 'Kapalı' : null
  // A picture of the company, identified by a part of its name.
  if (isPicture(value)) return `Resim ${value.path.slice(-36, -30)}`
  if (Array.isArray(value)) return value.map((part) => partText(field, part)).join('\n') || null
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır'
  if (field === 'totpSince') return 'Açık'
  if (TIMES.has(field)) return formatDateTime(plain(value))
  if (DAYS.has(field)) return formatShortDate(plain(value))
  if (ITEMS.has(field)) return 'Başka bir kayıt'
  if (field === 'direction') return DIRECTION_WORDS[value as Direction] ?? plain(value)
  if (field === 'step') return stepText(value)
  if (field === 'role') return ROLES[value as keyof typeof ROLES]?.label ?? plain(value)
  if (field === 'decision') return DECISION_LABELS[value as Decision] ?? plain(value)
  if (field === 'decidedHow') return howText(plain(value))
  if (kind === 'part' && field === 'kind') return MOVEMENT_WORDS[value as MovementKind] ?? plain(value)
  if (kind === 'part' && PART_QUANTITIES.has(field)) return formatMilli(Number(value))
  if (kind === 'part' && field === 'price') return formatAmount(Number(value))
  if (kind === 'order' && field === 'state') return stateLabel(plain(value))
  if (field === 'method') return METHOD_WORDS[value as PaymentMethod] ?? plain(value)
  if (field === 'noInvoice') return NO_INVOICE_WORDS[value as NoInvoiceReason] ?? plain(value)
  if (name === 'difference.of') return DIFFERENCE_OF_WORDS[value as DifferenceOf] ?? plain(value)
  if (name === 'difference.kind') return DIFFERENCE_WORDS[value as DifferenceKind] ?? plain(value)
  if (AMOUNTS.has(field)) {
    const currency = all.find((other) => other.field.split('.').at(-1) === 'currency')?.[side]
    return formatMoney(Number(value), typeof currency === 'string' ? currency : '').trim()
  }
  return plain(value)
}
