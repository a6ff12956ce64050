import { z } from 'zod/mini'
import { bulkItems } from '@/lib/content/bulk-actions'
import { ATTENTION } from '@/lib/orders/attention'
import { NOTE_FIELDS, ORDER_FIELDS, STATES } from '@/lib/orders/order/fields'
import { type Step, STEPS } from '@/lib/orders/steps'
import { TURNS } from '@/lib/orders/turn/turn'
import { listOf, optionalText, requiredLine, SHORT_LIMIT } from '@/lib/platform/fields/text'
import { flag, optionalDay, wholeNumber } from '@/lib/platform/fields/values'
import { phoneKey } from '@/lib/platform/turkish/phone'
import { inputs } from '@/lib/records/derive'

/** The sorts of the list: last changed, longest waiting, or earliest promised first. */
export const ORDER_SORTS = ['changed', 'waiting', 'promised'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

const STEP_ERROR = `step 1 ile ${STEPS.length} arasında olmalı.`

/** The filter of the list, as query parameters. */
export const orderFilterSchema = z.object({
  step: z
    .pipe(
      z.optional(
        z.string({ error: STEP_ERROR }).check(z.regex(new RegExp(`^[1-${STEPS.length}]$`), { error: STEP_ERROR })),
      ),
      z.transform((text) => (text === undefined ? undefined : (Number(text) as Step))),
    )
    .check(z.meta({ description: 'Yalnız bu adımdakiler', type: 'integer', minimum: 1, maximum: STEPS.length })),
  state: z
    .optional(z.enum(STATES, { error: 'state open, delivered, returned veya cancelled olmalı.' }))
    .check(z.describe('Duruma göre')),
  turn: z
    .optional(z.enum(TURNS, { error: `turn ${TURNS.join(', ')} olmalı.` }))
    .check(z.describe('Açık iş emirlerinden sıra kimde ise: bizde, müşteride, parçada')),
  attention: z
    .optional(z.enum(ATTENTION, { error: `attention ${ATTENTION.join(', ')} olmalı.` }))
    .check(
      z.describe(
        'Onarıma hazır, yeni karar, yeni fotoğraf, yanıt bekleyen, süresi dolan, geciken, parça beklenen, yeniden açılan, söz verilen günü gelen, parçası geciken, teklifi yarın biten, teslim alınmayan',
      ),
    ),
  mine: z
    .optional(z.literal('true', { error: 'mine yalnız true olabilir.' }))
    .check(z.describe('Yalnız giriş yapanın sorumlu oldukları')),
  sort: z
    .optional(z.enum(ORDER_SORTS, { error: `sort ${ORDER_SORTS.join(', ')} olmalı.` }))
    .check(z.describe('Son değişen (başka denmezse), en uzun bekleyen ya da söz verilen günü en yakın olan üstte')),
  /** A phone number in any notation. */
  phone: z.optional(
    z.pipe(
      z
        .string()
        .check(z.refine((text) => phoneKey(text) !== '', { error: 'phone en az on rakamlı bir telefon olmalı.' })),
      z.transform(phoneKey),
    ),
  ),
})

/** The filter and the sort of the list. `phone` is a `phoneKey`. */
export type OrderFilter = z.output<typeof orderFilterSchema>

const { diagnosis, ...fields } = inputs(ORDER_FIELDS)

/** Maximum awaited quantity of a part, in thousandths: a million units. */
const MAX_AWAITED = 1_000_000_000

/** A device: its serial number in any spelling, and its brand if the caller knows it. */
export const deviceSchema = z.object({
  serialNumber: requiredLine(SHORT_LIMIT, 'Seri no yazın.'),
  deviceBrand: fields.deviceBrand,
})

/** The fields that staff write when they open an order. */
export const orderSchema = z.object(fields)
export type OrderFields = z.output<typeof orderSchema>

const customerId = z.optional(z.nullable(z.uuid({ error: 'customerId bir müşterinin kimliği olmalı.' })))
const responsibleId = z.optional(z.nullable(z.uuid({ error: 'responsibleId bir kullanıcının kimliği olmalı.' })))
const underWarrantyOf = z.optional(z.nullable(z.uuid({ error: 'underWarrantyOf bir iş emrinin kimliği olmalı.' })))

const awaitedPartId = z.optional(z.nullable(z.uuid({ error: 'awaitedPartId bir parçanın kimliği olmalı.' })))
const awaitedQuantity = z.optional(
  z.nullable(wholeNumber(1, MAX_AWAITED, 'Beklenen miktarı sıfırdan büyük ve en çok üç ondalıkla yazın: 1,5')),
)

/** Maximum number of a message's orders that the caller can name, far more than any message has. */
const MAX_KNOWN_ORDERS = 1000

/**
 * A new order. With `messageId`, fields that are not sent are copied from the message, so all are optional here. The
 * mutation checks the completed fields with `orderSchema`. `notify` emails the number and the link to the customer. With
 * `knownOrders`, the ids of the message's orders that the caller has seen, the order is refused if there are others.
 * `customerId` is an existing customer; without it, the order gets the customer with its phone number and email address, or a
 * new one. `underWarrantyOf` is the former order whose warranty covers the repair; null means that none does, and without it the
 * order's page asks staff. `responsibleId` is the account in charge, whose name replaces `responsible`.
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
 * A change of an order: all fields and the diagnosis. Without diagnosis, customer or `underWarrantyOf`, the stored value is kept;
 * `underWarrantyOf: null` means that no warranty covers the repair. The account in charge is kept if its name is unchanged. The awaited
 * part with its quantity in thousandths is kept if it is not sent, and cleared when the order waits for no part.
 */
export const orderChangeSchema = z.extend(orderSchema, {
  diagnosis,
  customerId,
  underWarrantyOf,
  responsibleId,
  awaitedPartId,
  awaitedQuantity,
})
export type OrderChange = z.output<typeof orderChangeSchema>

/** A move to a step, the closing of an order, or (with `state: open`) the reopening of a closed order. */
export const stepMoveSchema = z.object({
  step: z.literal([...STEPS], { error: `Adım 1 ile ${STEPS.length} arasında olmalı.` }),
  state: z.optional(z.enum(STATES, { error: 'Durum open, delivered, returned veya cancelled olmalı.' })),
  /** A text for the customer. */
  text: optionalText(1000),
  /** Whether to email the customer. */
  notify: flag('notify true veya false olmalı.'),
  /** Why a closed order is reopened, or the device delivered without a passed load test. The customer does not see the reason. */
  reason: optionalText(1000),
  warrantyUntil: optionalDay,
})
export type StepMove = z.output<typeof stepMoveSchema>

/** The account that becomes responsible for several orders, or null for nobody. */
export const assignmentSchema = z.object({
  items: bulkItems,
  responsibleId: z.nullable(z.uuid({ error: 'responsibleId bir kullanıcının kimliği olmalı.' })),
})
export type Assignment = z.output<typeof assignmentSchema>

export const noteSchema = z.object(inputs(NOTE_FIELDS))
