import type { AuditKind } from '@/lib/access/audit-record'
import { AUDITED, type RecordedChange } from '@/lib/audit/kinds'
import { capitalise } from '@/lib/platform/turkish/case'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'
import { currencyName, formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { formatThousandths } from '@/lib/platform/turkish/numbers'
import type { ValueWords } from '@/lib/records/field'
import { groupedIban } from '@/lib/settings/iban'
import type { Instrument } from '@/lib/settings/instruments'
import type { Question } from '@/lib/settings/questions/questions'
import type { BankAccount, Settings } from '@/lib/settings/schema'

// The values of recorded columns as texts.

type Side = 'before' | 'after'

const plainText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** Returns the text of a value, which may be empty, or undefined if `words` has none for it. */
function wordOf(words: ValueWords, value: string): string | undefined {
  const word = words[value]
  return word === undefined ? undefined : capitalise(typeof word === 'string' ? word : word.label)
}

/** Returns the publication state of an item at a time. */
export function stateText(isDraft: unknown, publishedAt: unknown, time: Date): string {
  if (isDraft) return 'Taslak'
  const date = new Date(plainText(publishedAt))
  return date > time ? `Zamanlandı, ${formatDateTime(date)}` : 'Yayında'
}

type Slide = { title: string; text: string; linkLabel: string; linkHref: string; image: Record<string, string> }

type ClosedDay = Settings['hours']['closedDays'][number]

/** The items of lists in the settings as texts of one or more lines, by the field. */
const ITEM_TEXTS: Record<string, (item: never) => string> = {
  closedDays({ date, lastDate, name, openUntil }: ClosedDay) {
    const days = lastDate ? `${formatShortDate(date)}–${formatShortDate(lastDate)}` : formatShortDate(date)
    return `${days} ${name}${openUntil ? `, kapanış ${openUntil}` : ''}`
  },
  instruments({ name, serialNumber, calibratedOn }: Instrument) {
    const calibration = calibratedOn && `son kalibrasyon ${formatShortDate(calibratedOn)}`
    return [name, serialNumber && `S/N ${serialNumber}`, calibration].filter(Boolean).join(', ')
  },
  carriers: ({ name, url }: Settings['orders']['carriers'][number]) => `${name} ${url}`.trim(),
  accounts: ({ bank, holder, iban, currency }: BankAccount) =>
    `${bank}, ${currencyName(currency)}: ${groupedIban(iban)}, ${holder}`,
  questions: ({ question, answer, home }: Question) => `${question}${home ? ' (ana sayfada)' : ''}\n${answer}`,
  slides: ({ title, text, linkLabel, linkHref, image }: Slide) =>
    [title, text, `${linkLabel}: ${linkHref}`, image.alt ?? image.drawing].filter(Boolean).join('\n'),
}

const isPicture = (value: unknown): value is { path: string } => typeof value === 'object' && 'path' in value!

/** Returns a value as people read it, or null if it is empty. An amount also needs the currency of the same `side`. */
export function textOf(
  kind: AuditKind,
  fieldPath: string,
  value: unknown,
  allChanges: RecordedChange[],
  side: Side,
): string | null {
  const field = fieldPath.split('.').at(-1)!
  if (value === null || value === undefined || value === '') return field === 'totpSince' ? 'Kapalı' : null
  // A picture in the settings (a logo, icon or preview), identified by the first characters of its file name.
  if (isPicture(value)) return `Resim ${value.path.slice(-36, -30)}`
  if (Array.isArray(value)) {
    const textOfItem = ITEM_TEXTS[field] ?? plainText
    return value.map((item) => textOfItem(item as never)).join('\n') || null
  }
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır'
  if (field === 'totpSince') return 'Açık'
  if (field === 'currency') return currencyName(plainText(value))
  const { kind: fieldKind, words, format } = AUDITED[kind].fields[fieldPath] ?? {}
  const word = words && wordOf(words, plainText(value))
  if (word !== undefined) return word || null
  if (fieldKind === 'time') return formatDateTime(plainText(value))
  if (fieldKind === 'day') return formatShortDate(plainText(value))
  if (fieldKind === 'link') return 'Başka bir kayıt'
  if (format === 'thousandths') return formatThousandths(Number(value))
  if (format === 'amount') return formatAmount(Number(value))
  if (format === 'money') {
    const currency = allChanges.find((other) => other.field.split('.').at(-1) === 'currency')?.[side]
    return formatMoney(Number(value), typeof currency === 'string' ? currency : '').trim()
  }
  return plainText(value)
}
