import { z } from 'zod/mini'
import { DECISIONS, QUOTE_FIELDS, REPORT_CHANNELS } from '@/lib/orders/quote/fields'
import {
  DISCOUNT_KINDS,
  LINE_KINDS,
  lineTotal,
  MAX_AMOUNT,
  type QuoteLine,
  singleLine,
  sumOfLines,
  UNITS,
} from '@/lib/orders/quote/money'
import type { FieldErrors } from '@/lib/platform/app-error'
import { listOf, optionalLine, optionalText, requiredLine, SHORT_LIMIT } from '@/lib/platform/fields/text'
import { flag, wholeNumber } from '@/lib/platform/fields/values'
import { inputs } from '@/lib/records/derive'

const AMOUNT_ERROR = 'Tutarı 22.000,00 biçiminde yazın.'
/** An amount in kuruş or cents. */
export const money = (min: number, tooLowError = AMOUNT_ERROR) =>
  z
    .int({ error: AMOUNT_ERROR })
    .check(
      z.minimum(min, { error: tooLowError }),
      z.maximum(MAX_AMOUNT, { error: 'Tutar en çok 20.000.000,00 olabilir.' }),
    )

export const MAX_LINES = 30
const MAX_QUANTITY = 100_000
export const QUANTITY_ERROR = 'Miktarı en çok üç ondalıkla yazın: 1,5'

/** Whether a number has at most three decimals. */
const isMilli = (value: number) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6

const quoteLine = z.object({
  kind: z._default(z.enum(LINE_KINDS, { error: 'kind labour, part veya shipping olmalı.' }), 'labour'),
  text: optionalLine(SHORT_LIMIT),
  /** May be null only in a draft. */
  quantity: z._default(
    z.nullable(
      z
        .number({ error: QUANTITY_ERROR })
        .check(
          z.minimum(0.001, { error: 'Miktar sıfırdan büyük olmalı.' }),
          z.maximum(MAX_QUANTITY, { error: 'Miktar en çok 100.000 olabilir.' }),
          z.refine(isMilli, { error: QUANTITY_ERROR }),
        ),
    ),
    null,
  ),
  unit: z._default(z.enum(UNITS, { error: 'unit adet, saat, set veya m olmalı.' }), 'adet'),
  unitPrice: z._default(z.nullable(money(0)), null),
  partId: z._default(z.nullable(z.uuid({ error: 'partId bir parçanın kimliği olmalı.' })), null),
})

const discount = z.object({
  kind: z.enum(DISCOUNT_KINDS, { error: 'İskonto amount veya percent olmalı.' }),
  value: money(0),
})

/**
 * A quote: either lines, or one `amount` in kuruş or cents, which becomes one line. Without `send`, it is saved as a draft, which
 * may be incomplete; sending reports what is missing (`missingIn`).
 */
export const quoteSchema = z.object({
  ...inputs(QUOTE_FIELDS),
  amount: z._default(z.nullable(money(1, 'Tutar sıfırdan büyük olmalı.')), null),
  lines: z._default(
    z.nullable(
      listOf(quoteLine, {
        max: MAX_LINES,
        error: 'lines bir liste olmalı.',
        tooLong: `Bir teklifte en çok ${MAX_LINES} satır olabilir.`,
      }),
    ),
    null,
  ),
  discount: z._default(z.nullable(discount), null),
  vatRate: z._default(wholeNumber(0, 100, 'KDV oranı 0 ile 100 arasında bir tam sayı olmalı.'), 20),
  send: flag('send true veya false olmalı.'),
})
export type QuoteInput = z.output<typeof quoteSchema>

/** Returns the lines of a quote, or the single line of its amount. */
export function linesOf({ lines, amount }: Pick<QuoteInput, 'lines' | 'amount'>): QuoteLine[] {
  return lines ?? (amount === null ? [] : [singleLine(amount)])
}

/** Returns the errors of a quote that is too incomplete to send, by field: 'lines.0.text'. `today` is a day in İstanbul. */
export function missingIn(quote: QuoteInput, today: string): FieldErrors {
  const { lines, amount, discount, work, leadDays, validUntil } = quote
  const errors: FieldErrors = {}
  const addError = (name: string, text: string) => void (errors[name] = [text])
  if (!lines && amount === null) addError('amount', AMOUNT_ERROR)
  if (lines?.length === 0) addError('lines', 'En az bir satır ekleyin.')
  lines?.forEach((line, index) => {
    if (line.text === '') addError(`lines.${index}.text`, 'Ne yapılacağını ya da hangi parça olduğunu yazın.')
    if (line.quantity === null) addError(`lines.${index}.quantity`, 'Miktarı yazın.')
    if (line.unitPrice === null) addError(`lines.${index}.unitPrice`, 'Birim fiyatı yazın. Ücretsizse 0,00 yazın.')
  })
  if (!lines && work === '') addError('work', 'Yapılacak işi yazın.')
  const quoteLines = linesOf(quote)
  const sum = sumOfLines(quoteLines, discount)
  if (discount?.kind === 'percent' && discount.value > 10_000)
    addError('discount', 'İskonto en çok yüzde 100 olabilir.')
  else if (sum.amount < 0) addError('discount', 'İskonto satırların toplamından büyük olamaz.')
  else if (sum.amount === 0 && quoteLines.length > 0 && quoteLines.every((line) => lineTotal(line) !== null))
    addError(lines ? 'lines' : 'discount', 'Ödenecek tutar sıfırdan büyük olmalı.')
  if (sum.subtotal > MAX_AMOUNT) addError('lines', 'Tutar en çok 20.000.000,00 olabilir.')
  if (leadDays === null) addError('leadDays', 'İş günü sayısını yazın.')
  if (validUntil === null) addError('validUntil', 'Son geçerlilik gününü yazın.')
  else if (validUntil < today) addError('validUntil', 'Geçerlilik günü geçmiş. Bugünü ya da sonraki bir günü yazın.')
  return errors
}

const quoteVersion = wholeNumber(1, 100_000, 'quoteVersion teklifin sürümü olmalı.')
const decision = z.enum(DECISIONS, { error: 'Karar approved veya declined olmalı.' })

/** A decision that the customer reported to staff. */
export const reportedDecisionSchema = z.object({
  quoteVersion,
  decision,
  by: requiredLine(SHORT_LIMIT, 'Kararı kimin verdiğini yazın.'),
  how: z.enum(REPORT_CHANNELS, { error: 'Nasıl bildirildiğini seçin.' }),
  note: optionalText(1000),
})
export type ReportedDecision = z.output<typeof reportedDecisionSchema>

/** A decision that the customer makes on their page. */
export const decisionSchema = z.object({
  quoteVersion,
  decision,
  name: requiredLine(SHORT_LIMIT, 'Adınızı yazın.'),
  note: optionalText(1000),
})
export type OwnDecision = z.output<typeof decisionSchema>
