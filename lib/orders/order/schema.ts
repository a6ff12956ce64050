import { z } from 'zod/mini'
import {
  DISCOUNT_KINDS,
  LINE_KINDS,
  lineTotal,
  type QuoteLine,
  singleLine,
  sumOfLines,
  UNITS,
} from '@/lib/orders/quote/money'
import { MAX_READINGS, MAX_TEST_PHOTOS } from '@/lib/orders/load-test/results'
import { type Step, STEPS } from '@/lib/orders/steps'
import type { FieldErrors } from '@/lib/platform/app-error'
import { phoneKey } from '@/lib/platform/turkish/phone'
import {
  changedLine,
  changedText,
  listOf,
  optionalEmail,
  optionalLine,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredText,
  SHORT_LIMIT,
} from '@/lib/platform/fields/text'
import { flag, whole } from '@/lib/platform/fields/values'

/** Characters of longer texts and of the sentences of quotes and notes. */
const LONG_LIMIT = 5000

export const STATES = ['open', 'delivered', 'returned', 'cancelled'] as const
export type OrderState = (typeof STATES)[number]

export const CURRENCIES = ['TRY', 'EUR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const DECISIONS = ['approved', 'declined'] as const
export type Decision = (typeof DECISIONS)[number]

/** How a decision was told to staff. The customer's own is 'page'. */
export const TOLD_HOW = ['phone', 'writing', 'in-person'] as const
export type DecidedHow = (typeof TOLD_HOW)[number] | 'page'

/** Photos that a message takes, and that the customer can add to an order. */
export const MAX_MESSAGE_PHOTOS = 5
export const MAX_CUSTOMER_PHOTOS = 10

/** The largest amount in kuruş or cents: 20 million. It is stored as a 32-bit integer. */
export const MAX_AMOUNT = 2_000_000_000

/** Lines of a text that is printed. More would take a paper's drawing seconds. */
const MAX_LINES_OF_TEXT = 100

const fewLines = (text: ReturnType<typeof optionalText>) =>
  text.check(
    z.refine((value) => value.split('\n').length <= MAX_LINES_OF_TEXT, {
      error: `En çok ${MAX_LINES_OF_TEXT} satır yazın.`,
    }),
  )

const isDay = (value: string) => {
  const time = Date.parse(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A day as YYYY-MM-DD. */
export const day = z.string({ error: 'Tarihi gün, ay ve yıl olarak yazın.' }).check(
  z.refine((value) => isDay(value) && value >= '2000-01-01' && value <= '2100-01-01', {
    error: 'Tarihi gün, ay ve yıl olarak yazın.',
  }),
  z.meta({ format: 'date' }),
)
/** A day or none: null, '' or left out. */
const optionalDay = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), day], { error: 'Tarihi gün, ay ve yıl olarak yazın.' }))),
  z.transform((value) => value || null),
)

/**
 * What an order wants of staff: something new of the customer, a quote without an answer, a promised day that is over, a part
 * that is awaited, or another look because it was opened again.
 */
export const ATTENTION = ['new-decision', 'new-photo', 'unanswered', 'expired', 'late', 'part', 'reopened'] as const
export type Attention = (typeof ATTENTION)[number]

const wholeStep = `step 1 ile ${STEPS.length} arasında olmalı.`

/** Which orders a list contains, as a query writes it. */
export const orderFilterSchema = z.object({
  step: z
    .pipe(
      z.optional(
        z.string({ error: wholeStep }).check(z.regex(new RegExp(`^[1-${STEPS.length}]$`), { error: wholeStep })),
      ),
      z.transform((text) => (text === undefined ? undefined : (Number(text) as Step))),
    )
    .check(z.meta({ description: 'Yalnız bu adımdakiler', type: 'integer', minimum: 1, maximum: STEPS.length })),
  state: z
    .optional(z.enum(STATES, { error: 'state open, delivered, returned veya cancelled olmalı.' }))
    .check(z.describe('Duruma göre')),
  attention: z
    .optional(z.enum(ATTENTION, { error: `attention ${ATTENTION.join(', ')} olmalı.` }))
    .check(
      z.describe('Yeni karar, yeni fotoğraf, yanıt bekleyen, süresi dolan, geciken, parça beklenen, yeniden açılan'),
    ),
  mine: z
    .optional(z.literal('true', { error: 'mine yalnız true olabilir.' }))
    .check(z.describe('Yalnız giriş yapanın sorumlu oldukları')),
  /** A telephone in any notation. */
  phone: z.optional(
    z.pipe(
      z
        .string()
        .check(z.refine((text) => phoneKey(text) !== '', { error: 'phone en az on rakamlı bir telefon olmalı.' })),
      z.transform(phoneKey),
    ),
  ),
})

/** A device: its serial number in any spelling, and its brand if that is known. */
export const deviceSchema = z.object({
  serialNumber: requiredLine(SHORT_LIMIT, 'Seri numarasını yazın.'),
  deviceBrand: optionalLine(SHORT_LIMIT),
})

/** Fields of an order that staff write. */
export const orderSchema = z.object({
  companyName: optionalLine(SHORT_LIMIT),
  contactPerson: requiredLine(SHORT_LIMIT, 'Yetkili kişinin adını yazın.'),
  phone: requiredLine(SHORT_LIMIT, 'Telefon numarasını yazın.'),
  email: optionalEmail(SHORT_LIMIT),
  deviceBrand: optionalLine(SHORT_LIMIT),
  deviceModel: optionalLine(SHORT_LIMIT),
  serialNumber: optionalLine(SHORT_LIMIT),
  accessories: optionalLine(SHORT_LIMIT),
  faultDescription: requiredText(LONG_LIMIT, 'Müşterinin anlattığı arızayı yazın.'),
  responsible: optionalLine(SHORT_LIMIT),
  promisedOn: optionalDay,
  waitingForPart: flag('waitingForPart true veya false olmalı.'),
  partExpectedOn: optionalDay,
  partShown: flag('partShown true veya false olmalı.'),
})
export type OrderFields = z.output<typeof orderSchema>

const customerId = z.optional(z.nullable(z.uuid({ error: 'customerId bir müşterinin kimliği olmalı.' })))
const responsibleId = z.optional(z.nullable(z.uuid({ error: 'responsibleId bir kullanıcının kimliği olmalı.' })))
const underWarrantyOf = z.optional(z.nullable(z.uuid({ error: 'underWarrantyOf bir iş emrinin kimliği olmalı.' })))

/** No message has as many orders. */
const MAX_KNOWN_ORDERS = 1000

/**
 * A new order. With `messageId`, fields that are not sent are copied from the message, so all are optional here; the
 * mutation checks the completed fields with `orderSchema`. `notify` mails number and link to the customer. With
 * `knownOrders`, the ids of the message's orders that the caller has seen, the order is refused if there are others.
 * `customerId` is a known customer; without it the order gets the one of its telephone and address, or a new one.
 * `underWarrantyOf` is the former order of the device under whose warranty it is repaired. `responsibleId` is the account in
 * charge, whose name replaces `responsible`.
 */
export const newOrderSchema = z.object({
  ...z.partial(z.object(Object.fromEntries(Object.keys(orderSchema.shape).map((name) => [name, z.unknown()])))).shape,
  messageId: z.optional(z.nullable(z.uuid({ error: 'messageId bir mesajın kimliği olmalı.' }))),
  knownOrders: z.optional(
    listOf(z.uuid().check(z.toLowerCase()), {
      max: MAX_KNOWN_ORDERS,
      error: 'knownOrders mesajın iş emirlerinin kimlikleri olmalı.',
      tooLong: `knownOrders en çok ${MAX_KNOWN_ORDERS} kimlik olabilir.`,
    }),
  ),
  customerId,
  underWarrantyOf,
  responsibleId,
  notify: z._default(z.boolean({ error: 'notify true veya false olmalı.' }), true),
})
export type NewOrder = z.output<typeof newOrderSchema>

/**
 * A change of an order: all fields and the diagnosis. A diagnosis that is left out stays, and so do the customer and whether
 * the repair is under warranty: null says that it is not. The account in charge stays with its name.
 */
export const orderChangeSchema = z.extend(orderSchema, {
  diagnosis: changedText(LONG_LIMIT),
  customerId,
  underWarrantyOf,
  responsibleId,
})
export type OrderChange = z.output<typeof orderChangeSchema>

/** A move to a step, the closing of an order, or with `state: open` the reopening of a closed one. */
export const stepSchema = z.object({
  step: z.literal([...STEPS], { error: `Adım 1 ile ${STEPS.length} arasında olmalı.` }),
  state: z.optional(z.enum(STATES, { error: 'Durum open, delivered, returned veya cancelled olmalı.' })),
  /** A sentence for the customer. */
  text: optionalText(1000),
  /** Whether to mail it. */
  notify: flag('notify true veya false olmalı.'),
  /** Why a closed order is reopened, or leaves without a passed record of its load test. The customer does not see it. */
  reason: optionalText(1000),
  warrantyUntil: optionalDay,
})
export type StepMove = z.output<typeof stepSchema>

const AMOUNT_ERROR = 'Tutarı 22.000,00 biçiminde yazın.'
const money = (min: number, tooLow = AMOUNT_ERROR) =>
  z
    .int({ error: AMOUNT_ERROR })
    .check(z.minimum(min, { error: tooLow }), z.maximum(MAX_AMOUNT, { error: 'Tutar en çok 20.000.000,00 olabilir.' }))

export const MAX_LINES = 30
const MAX_QUANTITY = 100_000
export const QUANTITY_ERROR = 'Miktarı en çok üç ondalıkla yazın: 1,5'

/** Whether a number has at most three decimals. */
const isMilli = (value: number) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6

const quoteLine = z.object({
  kind: z._default(z.enum(LINE_KINDS, { error: 'kind labour, part veya shipping olmalı.' }), 'labour'),
  text: optionalLine(SHORT_LIMIT),
  /** Null in a draft that says none. */
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
})

const discount = z.object({
  kind: z.enum(DISCOUNT_KINDS, { error: 'İndirim amount veya percent olmalı.' }),
  value: money(0),
})

/**
 * A quote: lines, or one `amount` in kuruş or cents, which is one line. It is only saved unless `send`; a draft may be
 * unfinished, and sending names what is missing (`missingIn`).
 */
export const quoteSchema = z.object({
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
  currency: z._default(z.enum(CURRENCIES, { error: 'Para birimi TRY, EUR veya USD olmalı.' }), 'TRY'),
  vatIncluded: flag('vatIncluded true veya false olmalı.'),
  vatRate: z._default(whole(0, 100, 'KDV oranı 0 ile 100 arasında bir tam sayı olmalı.'), 20),
  work: fewLines(optionalText(LONG_LIMIT)),
  leadDays: z._default(z.nullable(whole(0, 365, 'Süre 0 ile 365 iş günü arasında olmalı.')), null),
  validUntil: optionalDay,
  send: flag('send true veya false olmalı.'),
})
export type QuoteInput = z.output<typeof quoteSchema>

/** Returns the lines of a quote: those of the list, or the one of the amount. */
export function linesOf({ lines, amount }: Pick<QuoteInput, 'lines' | 'amount'>): QuoteLine[] {
  return lines ?? (amount === null ? [] : [singleLine(amount)])
}

/** Returns what a quote that is to be sent lacks, by field: 'lines.0.text'. `today` is a day in İstanbul. */
export function missingIn(quote: QuoteInput, today: string): FieldErrors {
  const { lines, amount, discount, work, leadDays, validUntil } = quote
  const fields: FieldErrors = {}
  const miss = (name: string, text: string) => void (fields[name] = [text])
  if (!lines && amount === null) miss('amount', AMOUNT_ERROR)
  if (lines?.length === 0) miss('lines', 'En az bir satır ekleyin.')
  lines?.forEach((line, index) => {
    if (line.text === '') miss(`lines.${index}.text`, 'Ne yapılacağını ya da hangi parça olduğunu yazın.')
    if (line.quantity === null) miss(`lines.${index}.quantity`, 'Miktarı yazın.')
    if (line.unitPrice === null) miss(`lines.${index}.unitPrice`, 'Birim fiyatı yazın. Ücretsizse 0,00 yazın.')
  })
  if (!lines && work === '') miss('work', 'Yapılacak işi yazın.')
  const all = linesOf(quote)
  const sum = sumOfLines(all, discount)
  if (discount?.kind === 'percent' && discount.value > 10_000) miss('discount', 'İndirim en çok yüzde 100 olabilir.')
  else if (sum.amount < 0) miss('discount', 'İndirim satırların toplamından büyük olamaz.')
  else if (sum.amount === 0 && all.length > 0 && all.every((line) => lineTotal(line) !== null))
    miss(lines ? 'lines' : 'discount', 'Ödenecek tutar sıfırdan büyük olmalı.')
  if (sum.subtotal > MAX_AMOUNT) miss('lines', 'Tutar en çok 20.000.000,00 olabilir.')
  if (leadDays === null) miss('leadDays', 'İş günü sayısını yazın.')
  if (validUntil === null) miss('validUntil', 'Son geçerlilik gününü yazın.')
  else if (validUntil < today) miss('validUntil', 'Geçerlilik günü geçmiş. Bugünü ya da sonraki bir günü yazın.')
  return fields
}

const quoteVersion = whole(1, 100_000, 'quoteVersion teklifin sürümü olmalı.')
const decision = z.enum(DECISIONS, { error: 'Karar approved veya declined olmalı.' })

/** A decision that the customer told staff. */
export const toldDecisionSchema = z.object({
  quoteVersion,
  decision,
  by: requiredLine(SHORT_LIMIT, 'Kararı kimin verdiğini yazın.'),
  how: z.enum(TOLD_HOW, { error: 'Nasıl bildirildiğini seçin.' }),
  note: optionalText(1000),
})
export type ToldDecision = z.output<typeof toldDecisionSchema>

/** The customer's own decision. */
export const decisionSchema = z.object({
  quoteVersion,
  decision,
  name: requiredLine(SHORT_LIMIT, 'Adınızı yazın.'),
  note: optionalText(1000),
})
export type OwnDecision = z.output<typeof decisionSchema>

const reading = z.object({
  what: optionalLine(SHORT_LIMIT),
  nominal: optionalLine(40),
  measured: optionalLine(40),
  unit: optionalLine(20),
  passed: z._default(z.nullable(z.boolean({ error: 'passed true, false veya null olmalı.' })), null),
})

const DURATION_ERROR = 'Süreyi dakika olarak yazın: 120'
const AMBIENT_ERROR = 'Sıcaklığı en çok bir ondalıkla yazın: 22,5'

/** The draft of a load test's record. It may be unfinished; signing names what is missing. `ambient` is in tenths of °C. */
export const loadTestSchema = z.object({
  load: optionalLine(SHORT_LIMIT),
  durationMin: z._default(z.nullable(whole(1, 100_000, DURATION_ERROR)), null),
  ambient: z._default(z.nullable(whole(-500, 1000, AMBIENT_ERROR)), null),
  instrument: optionalLine(SHORT_LIMIT),
  calibratedOn: optionalDay,
  rows: z._default(
    listOf(reading, {
      max: MAX_READINGS,
      error: 'rows bir liste olmalı.',
      tooLong: `Bir tutanakta en çok ${MAX_READINGS} ölçüm olabilir.`,
    }),
    [],
  ),
  note: fewLines(optionalText(1000)),
  photoIds: z._default(
    listOf(z.uuid().check(z.toLowerCase()), {
      max: MAX_TEST_PHOTOS,
      error: 'photoIds fotoğrafların kimlikleri olmalı.',
      tooLong: `Tutanağa en çok ${MAX_TEST_PHOTOS} fotoğraf basılır.`,
    }),
    [],
  ),
})
export type LoadTestInput = z.output<typeof loadTestSchema>

/** Returns what a record lacks before it can be signed, by field: 'rows.0.what'. */
export function missingInTest(test: Pick<LoadTestInput, 'load' | 'durationMin' | 'ambient' | 'instrument' | 'rows'>) {
  const { load, durationMin, ambient, instrument, rows } = test
  const fields: FieldErrors = {}
  const miss = (name: string, text: string) => void (fields[name] = [text])
  if (load === '') miss('load', 'Cihazın neyle yüklendiğini yazın.')
  if (durationMin === null) miss('durationMin', DURATION_ERROR)
  if (ambient === null) miss('ambient', 'Ortam sıcaklığını yazın.')
  if (instrument === '') miss('instrument', 'Ölçü aletini yazın.')
  if (rows.length === 0) miss('rows', 'En az bir ölçüm ekleyin.')
  rows.forEach((row, index) => {
    if (row.what === '') miss(`rows.${index}.what`, 'Ne ölçüldüğünü yazın.')
    if (row.measured === '') miss(`rows.${index}.measured`, 'Ölçülen değeri yazın.')
    if (row.passed === null) miss(`rows.${index}.passed`, 'Geçti mi, geçmedi mi, seçin.')
  })
  return fields
}

export const DIRECTIONS = ['in', 'out'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A device on its way to the workshop, or back. */
export const shipmentSchema = z.object({
  direction: z.enum(DIRECTIONS, { error: 'Geldi mi, gönderildi mi, seçin.' }),
  carrier: requiredLine(60, 'Kargo firmasını ya da getireni yazın.'),
  trackingNumber: optionalLine(60),
  day,
})
/** A shipment's address below its order's. */
export const shipmentParams = z.object({ key: z.uuid(), shipmentId: z.uuid() })
export type ShipmentInput = z.output<typeof shipmentSchema>

export const noteSchema = z.object({ text: requiredText(LONG_LIMIT, 'Notu yazın.') })

const NUMBER = /^(\d{4})\s*(?:[-–/]\s*)?0*(\d{1,6})$/

/** Where is my device: an order's number and the e-mail address of the order. */
export const trackingRequestSchema = z.object({
  number: z.pipe(
    requiredLine(40, 'İş emri numarasını yazın.').check(
      z.regex(NUMBER, { error: 'İş emri numarasını yıl ve sıra ile yazın: 2026-0042' }),
    ),
    z.transform((text) => {
      const [, year, count] = NUMBER.exec(text)!
      return `${year}-${count!.padStart(4, '0')}`
    }),
  ),
  email: requiredEmail(SHORT_LIMIT, 'E-posta adresinizi yazın.', 'E-posta adresinizi ad@firma.com biçiminde yazın.'),
})

/** Caption and visibility of a photo. What is left out stays. */
export const photoChangeSchema = z.object({
  caption: changedLine(SHORT_LIMIT),
  forCustomer: z.optional(z.boolean({ error: 'forCustomer true veya false olmalı.' })),
})
