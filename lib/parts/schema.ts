import { z } from 'zod/mini'
import { BOOKED_KINDS, CODE, MAX_QUANTITY, MILLI_ERROR, MOVEMENT_FIELDS, PART_FIELDS } from '@/lib/parts/fields'
import { listOf, requiredLine } from '@/lib/platform/fields/text'
import { wholeNumber } from '@/lib/platform/fields/values'
import { inputs } from '@/lib/records/derive'

const CODE_ERROR = 'Kod en çok 16 karakter olabilir: A–Z, 0–9 ve -.'

const code = requiredLine(16, PART_FIELDS.code.required).check(
  z.overwrite((text) => text.toUpperCase()),
  z.regex(CODE, { error: CODE_ERROR }),
)

/** The fields of a part that staff write. */
export const partSchema = z.object({
  ...inputs(PART_FIELDS),
  code,
  least: z._default(wholeNumber(0, MAX_QUANTITY, MILLI_ERROR), 0),
})
export type PartInput = z.output<typeof partSchema>

/** The key of a part in a URL: its id, or its code in upper or lower case. */
export const partParams = z.object({ key: z.union([z.uuid(), z.string().check(z.toUpperCase(), z.regex(CODE))]) })

/** Parts that are low, below 0, or awaited by orders. */
export const PART_FILTERS = ['low', 'negative', 'waiting'] as const
/** The sorts of the list: by shelf, code or name, or the last moved part first. */
export const PART_SORTS = ['place', 'code', 'name', 'moved'] as const

/** The filter of the list, as query parameters. */
export const partFilterSchema = z.object({
  filter: z
    .optional(z.enum(PART_FILTERS, { error: `filter ${PART_FILTERS.join(', ')} olmalı.` }))
    .check(z.describe('Azalanlar, sıfırın altındakiler ya da iş emirlerinin beklediği parçalar')),
  sort: z
    .optional(z.enum(PART_SORTS, { error: `sort ${PART_SORTS.join(', ')} olmalı.` }))
    .check(z.describe('Rafa (başka denmezse), koda ya da ada göre, ya da son hareketi en yeni olan üstte')),
})
export type PartFilter = z.output<typeof partFilterSchema>

const { reason } = inputs(MOVEMENT_FIELDS)
const seen = wholeNumber(0, 2 ** 31 - 1, 'seen parçanın görülen hareket sayısı olmalı.')
const partId = z.uuid({ error: 'partId bir parçanın kimliği olmalı.' })

/** The quantity of a delivery or a use. */
const movedQuantity = wholeNumber(1, MAX_QUANTITY, 'Sıfırdan büyük bir miktar yazın.')
/** The quantity on the shelf. */
const counted = wholeNumber(0, MAX_QUANTITY, MILLI_ERROR)

/**
 * A movement of a part. The quantity of a count is the quantity on the shelf. `seen` is the number of movements that the caller saw.
 * With it, a count is refused if something has been booked since.
 */
export const movementSchema = z
  .object({
    kind: z.enum(BOOKED_KINDS, { error: 'kind in, out veya count olmalı.' }),
    quantity: counted,
    reason,
    orderId: z._default(z.nullable(z.uuid({ error: 'orderId bir iş emrinin kimliği olmalı.' })), null),
    seen: z.optional(seen),
  })
  .check(
    z.refine(({ kind, quantity }) => kind === 'count' || quantity > 0, {
      error: 'Sıfırdan büyük bir miktar yazın.',
      path: ['quantity'],
    }),
  )
export type MovementInput = z.output<typeof movementSchema>

export const reverseMovementSchema = z.object({ reason })

export const movementParams = z.object({ key: z.uuid(), movementId: z.uuid() })

const MAX_COUNTED_PARTS = 500

/**
 * A count of several parts. `seen` is the number of movements when the part was shown. If more have been booked since, the
 * response asks whether the part was counted before or after them; `asked` and `moved` answer that question.
 */
export const countSchema = z.object({
  items: listOf(
    z.object({
      id: partId,
      counted,
      seen,
      asked: z.optional(seen),
      moved: z.optional(z.enum(['before', 'after'], { error: 'moved before veya after olmalı.' })),
    }),
    {
      max: MAX_COUNTED_PARTS,
      error: 'items sayılan parçalar olmalı.',
      tooLong: `Bir sayımda en çok ${MAX_COUNTED_PARTS} parça olabilir.`,
    },
  ).check(z.minLength(1, { error: 'En az bir parça sayın.' })),
})
export type CountInput = z.output<typeof countSchema>

const MAX_BOOKED_PARTS = 30

/** The parts that an order uses. A proposed part is refused if somebody has booked it since. */
export const usedPartsSchema = z.object({
  items: listOf(
    z.object({
      partId,
      quantity: movedQuantity,
      isProposed: z._default(z.boolean({ error: 'isProposed true veya false olmalı.' }), false),
    }),
    {
      max: MAX_BOOKED_PARTS,
      error: 'items düşülecek parçalar olmalı.',
      tooLong: `Bir kerede en çok ${MAX_BOOKED_PARTS} parça düşülür.`,
    },
  ).check(z.minLength(1, { error: 'En az bir parça seçin.' })),
  reason,
})
export type UsedParts = z.output<typeof usedPartsSchema>
