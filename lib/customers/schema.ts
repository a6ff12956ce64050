import { z } from 'zod/mini'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { listOf } from '@/lib/platform/fields/text'
import { whole } from '@/lib/platform/fields/values'
import { inputNames, inputs } from '@/lib/records/of-record'

/** Fields of a customer that staff write. */
export const customerSchema = z.object(inputs(CUSTOMER_FIELDS))
export type CustomerFields = z.output<typeof customerSchema>

/** The fields of which one of two joined customers keeps a value. Their notes stay both. */
export const JOINED_FIELDS = inputNames(CUSTOMER_FIELDS).filter((name) => name !== 'note')

export type JoinedField = (typeof JOINED_FIELDS)[number]

const otherId = z.uuid({ error: 'otherId bir müşterinin kimliği olmalı.' })

/**
 * Joins another customer to one. `take` are the fields of which the other's value stays; a value that the kept one lacks is
 * taken in any case. `otherVersion` is the state of the other that was shown.
 */
export const mergeSchema = z.object({
  otherId,
  otherVersion: whole(1, 2 ** 31 - 1, 'otherVersion katılacak kaydın sürümü olmalı.'),
  take: z._default(
    listOf(z.enum(JOINED_FIELDS, { error: `take ${JOINED_FIELDS.join(', ')} içermeli.` }), {
      max: JOINED_FIELDS.length,
      error: 'take bir liste olmalı.',
      tooLong: `take en çok ${JOINED_FIELDS.length} alan olabilir.`,
    }),
    [],
  ),
})
export type Merge = z.output<typeof mergeSchema>

/** Says that two customers with the same telephone or address are not one. */
export const distinctSchema = z.object({ otherId })
