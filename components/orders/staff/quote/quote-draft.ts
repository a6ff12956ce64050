import { errorsOf } from '@/components/admin/form/draft-form'
import type { ConflictWords } from '@/components/admin/form/form-notices'
import { decisionInSentence } from '@/lib/orders/words'
import type { FieldErrors } from '@/lib/platform/app-error'
import { amountsOf, type Discount, lineTotal, sumOfLines } from '@/lib/orders/quote/money'
import { CURRENCIES, type Currency } from '@/lib/platform/turkish/money'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { MAX_LINES, missingIn, QUANTITY_ERROR, quoteSchema } from '@/lib/orders/quote/schema'
import type { SavedTextInput } from '@/lib/orders/saved-text/schema'
import type { OrderJson, QuoteJson } from '@/lib/orders/order/output'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { currencyName, foreignCurrency, formatAmount, formatMoney, parseAmount } from '@/lib/platform/turkish/money'
import {
  formatQuantity,
  parseHundredths,
  parseQuantity,
  parseWholeNumber,
  splitNumber,
  UNITS,
} from '@/lib/platform/turkish/numbers'
import { type LineDraft, newLine, USUAL_UNITS } from './line-draft'

export type QuoteDraft = {
  lines: LineDraft[]
  discountKind: '' | Discount['kind']
  discount: string
  currency: Currency
  vat: 'excluded' | 'included'
  vatRate: string
  work: string
  leadDays: string
  validUntil: string
}

const EMPTY: QuoteDraft = {
  lines: [{ key: 'first', kind: 'labour', text: '', quantity: '1', unit: USUAL_UNITS.labour, unitPrice: '' }],
  discountKind: '',
  discount: '',
  currency: 'TRY',
  vat: 'excluded',
  vatRate: '20',
  work: '',
  leadDays: '',
  validUntil: '',
}

const textOf = (value: number | null, format: (value: number) => string) => (value === null ? '' : format(value))

function draftOfQuote(quote: QuoteJson): QuoteDraft {
  const { lines, discount, currency, vatIncluded, vatRate, work, leadDays, validUntil } = quote
  return {
    lines: lines.map(({ kind, text, quantity, unit, unitPrice, partId }, index) => ({
      key: `stored-${index}`,
      kind,
      text,
      quantity: textOf(quantity, formatQuantity),
      unit,
      unitPrice: textOf(unitPrice, formatAmount),
      partId,
    })),
    discountKind: discount?.kind ?? '',
    // A percentage is stored in hundredths.
    discount: discount
      ? discount.kind === 'percent'
        ? formatQuantity(discount.value / 100)
        : formatAmount(discount.value)
      : '',
    currency,
    vat: vatIncluded ? 'included' : 'excluded',
    vatRate: String(vatRate),
    work,
    leadDays: textOf(leadDays, String),
    validUntil: validUntil ?? '',
  }
}

/** Returns the form's initial values: the saved draft, the last version with a new last day of validity, or the defaults of the settings. */
export function initialQuote({ quotes, quoteDefaults }: Pick<OrderJson, 'quotes' | 'quoteDefaults'>): QuoteDraft {
  const [newest] = quotes
  const { leadDays, vatRate } = quoteDefaults
  const validUntil = quoteDefaults.validUntil ?? ''
  if (!newest) return { ...EMPTY, leadDays: textOf(leadDays, String), vatRate: String(vatRate), validUntil }
  return newest.sentAt === null ? draftOfQuote(newest) : { ...draftOfQuote(newest), validUntil }
}

export function versionOf({ quotes }: Pick<OrderJson, 'quotes'>): number {
  const [newest] = quotes
  return newest?.sentAt === null ? newest.version : (newest?.version ?? 0) + 1
}

/** Returns a fingerprint that changes with an order's drafts, versions and decisions, and with nothing else. */
export function quotesFingerprint({ quotes }: Pick<OrderJson, 'quotes'>): string {
  return JSON.stringify(quotes)
}

/** Returns the status of the quote that the customer sees: 'Teklif 1 müşteride, yanıt bekliyor.' */
export function quoteStatus({ version, decision }: Pick<QuoteJson, 'version' | 'decision'>): string {
  return `Teklif ${version} müşteride, ${decision ? decisionInSentence(decision) : 'yanıt bekliyor'}.`
}

export function conflictWords({ quote, quotes }: Pick<OrderJson, 'quote' | 'quotes'>, send: boolean): ConflictWords {
  const draft = quotes[0]?.sentAt === null ? quotes[0] : null
  const currentState = [
    quote && quoteStatus(quote),
    draft && `Teklif ${draft.version} taslak: KDV dahil ${formatMoney(draft.total, draft.currency)}.`,
  ]
  const losses = [
    draft && 'o taslak silinir',
    send && quote && (quote.decision ? 'verilen karar düşer' : 'müşterideki teklif geçersiz olur'),
  ]
  const lossText = losses.filter(Boolean).join(', ')
  const warning = lossText && `; kendinizinkini ${send ? 'gönderirseniz' : 'kaydederseniz'} ${lossText}`
  return {
    title: 'Teklif siz yazarken değişti.',
    text: [...currentState, `Yazdıklarınız duruyor. Kayıtlı hâli açarsanız silinir${warning}.`]
      .filter(Boolean)
      .join(' '),
    overwrite: send ? 'Benimkini Gönder' : 'Benimkini Kaydet',
  }
}

const quantityOf = ({ quantity, unit }: Pick<LineDraft, 'quantity' | 'unit'>) => parseQuantity(quantity, UNITS[unit])

function discountValue({ discountKind, discount, currency }: QuoteDraft): number | null {
  return discountKind === 'percent' ? parseHundredths(discount, UNITS.percent) : parseAmount(discount, currency)
}

/** Returns the discount for the API; null if there is none or it is not a number. */
function discountOf(draft: QuoteDraft): Discount | null {
  const { discountKind: kind } = draft
  const value = discountValue(draft)
  return kind === '' || value === null ? null : { kind, value }
}

/** Returns the request body for the API. A text that is not a number becomes null, or NaN, which JSON writes as null. */
export function quoteOf(draft: QuoteDraft, send: boolean) {
  const { currency, vat, vatRate, work, leadDays, validUntil } = draft
  return {
    lines: draft.lines.map(({ kind, text, quantity, unit, unitPrice, partId }) => ({
      kind,
      text: text.trim(),
      quantity: quantityOf({ quantity, unit }),
      unit,
      unitPrice: parseAmount(unitPrice, currency),
      partId,
    })),
    discount: discountOf(draft),
    currency,
    vatIncluded: vat === 'included',
    vatRate: parseWholeNumber(vatRate, 'percent') ?? Number.NaN,
    work,
    leadDays: parseWholeNumber(leadDays, 'workday'),
    validUntil,
    send,
  }
}

const isTyped = (text: string) => text.trim() !== ''

/** Returns why an amount cannot be read. `what` and `example` name its field: 'Fiyat', 'Birim fiyatı 1.450,00'. */
function amountError(text: string, currency: Currency, what: string, example: string): string {
  const otherCurrency = foreignCurrency(text, currency)
  const quoteCurrencyName = currencyName(currency)
  if (!otherCurrency) return `${example} biçiminde yazın.`
  const name = currencyName(otherCurrency)
  const alternative = CURRENCIES.some((candidate) => candidate === otherCurrency)
    ? ` ya da para birimini ${name} yapın`
    : ''
  return `${what} ${name} yazılmış, teklifin para birimi ise ${quoteCurrencyName}. ${quoteCurrencyName} olarak yazın${alternative}.`
}

function quantityError({ quantity, unit }: LineDraft): string {
  const otherUnit = splitNumber(quantity)?.units.find(({ key }) => !(UNITS[unit] as readonly string[]).includes(key))
  return otherUnit
    ? `Miktar “${otherUnit.typed}” yazılmış, satırın birimi ise ${unit}. Birimini seçin: 1,5`
    : QUANTITY_ERROR
}

function discountError({ discountKind, discount, currency }: QuoteDraft): string {
  return discountKind === 'amount'
    ? amountError(discount, currency, QUOTE_FIELDS.discountValue.label, 'İskontoyu 210,00')
    : 'Yüzdeyi 7,5 biçiminde yazın. Tutar için “Tutar” seçin.'
}

/** Returns the errors that prevent even saving a draft. */
export function quoteErrors(draft: QuoteDraft): FieldErrors {
  const errors = errorsOf(quoteSchema, quoteOf(draft, false))
  const { currency } = draft
  draft.lines.forEach((line, index) => {
    const { quantity, unitPrice } = line
    if (isTyped(quantity) && quantityOf(line) === null) errors[`lines.${index}.quantity`] = [quantityError(line)]
    if (isTyped(unitPrice) && parseAmount(unitPrice, currency) === null)
      errors[`lines.${index}.unitPrice`] = [amountError(unitPrice, currency, 'Fiyat', 'Birim fiyatı 1.450,00')]
  })
  if (draft.discountKind !== '' && isTyped(draft.discount) && discountValue(draft) === null)
    errors.discount = [discountError(draft)]
  if (isTyped(draft.leadDays) && parseWholeNumber(draft.leadDays, 'workday') === null)
    errors.leadDays = ['İş günü sayısını yazın.']
  return errors
}

export function missingFromQuote(draft: QuoteDraft, now: Date): FieldErrors {
  const parsed = quoteSchema.safeParse(quoteOf(draft, true))
  const missingFields = parsed.success ? missingIn(parsed.data, istanbulDay(now)) : {}
  if (draft.discountKind !== '' && !isTyped(draft.discount))
    missingFields.discount = ['İskontoyu yazın ya da “Yok” seçin.']
  return missingFields
}

export const QUOTE_FIELD_WORDS = {
  rows: 'lines',
  row: 'satırın',
  cells: { text: 'açıklaması', quantity: 'miktarı', unitPrice: 'birim fiyatı' },
  fields: {
    lines: QUOTE_FIELDS.lines.label,
    discount: QUOTE_FIELDS.discountValue.label,
    // The form also says after what and until when; the columns' labels only name the values.
    leadDays: 'Onaydan sonra iş günü',
    validUntil: 'Son geçerlilik günü',
    vatRate: QUOTE_FIELDS.vatRate.label,
  },
}

export function quoteSums(draft: QuoteDraft) {
  const { lines, discount, vatIncluded, vatRate } = quoteOf(draft, false)
  const totals = lines.map(lineTotal)
  const linesWithoutTotal = draft.lines
    .map(({ unitPrice }, index) => ({ unitPrice, position: index + 1 }))
    .filter(({ position }) => totals[position - 1] === null)
  const { subtotal, discountAmount, amount } = sumOfLines(lines, discount)
  const usableVatRate = Math.min(vatRate || 0, 100)
  return {
    totals,
    subtotal,
    discountAmount,
    discountedTotal: amount,
    vatRate: usableVatRate,
    ...amountsOf({ amount: Math.max(0, amount), vatRate: usableVatRate, vatIncluded }),
    unpricedLines: linesWithoutTotal.filter(({ unitPrice }) => !isTyped(unitPrice)).map(({ position }) => position),
    unreadableLines: linesWithoutTotal.filter(({ unitPrice }) => isTyped(unitPrice)).map(({ position }) => position),
  }
}

export function savableLines({ lines, currency }: QuoteDraft): SavedTextInput[] {
  return lines.map(({ kind: lineKind, text, unit, unitPrice: price }) => {
    return { kind: 'line', text: text.trim(), lineKind, unit, unitPrice: parseAmount(price, currency), currency }
  })
}

/** Adds a saved line, which replaces an empty last line. Its price is used only if it is in the currency of the quote. */
export function withSavedLine({ lines, currency }: QuoteDraft, saved: SavedTextInput): LineDraft[] {
  const { text, lineKind: kind, unit } = saved
  const unitPrice = saved.currency === currency ? textOf(saved.unitPrice, formatAmount) : ''
  const line = { ...newLine(), kind, text, unit, unitPrice }
  const lastLine = lines.at(-1)
  const isEmpty = lastLine !== undefined && lastLine.text.trim() === '' && lastLine.unitPrice.trim() === ''
  return [...(isEmpty ? lines.slice(0, -1) : lines), line].slice(0, MAX_LINES)
}
