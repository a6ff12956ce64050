import { z } from 'zod/mini'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { listOf } from '@/lib/platform/fields/text'
import { wholeNumber } from '@/lib/platform/fields/values'
import { inputNames, inputs } from '@/lib/records/derive'

/** The fields of a customer that staff write. */
export const customerSchema = z.object(inputs(CUSTOMER_FIELDS))
export type CustomerFields = z.output<typeof customerSchema>

/** The fields for which staff choose between the two customers' values in a merge. The note is not one of them: both notes are kept. */
export const MERGE_FIELDS = inputNames(CUSTOMER_FIELDS).filter((name) => name !== 'note')

export type MergeField = (typeof MERGE_FIELDS)[number]

const otherId = z.uuid({ error: 'otherId bir müşterinin kimliği olmalı.' })

/**
 * Merges another customer into one. `take` names the fields that get the other's value; empty fields always get it.
 * `otherVersion` is the version of the other customer that the caller saw.
 */
export const mergeSchema = z.object({
  otherId,
  otherVersion: wholeNumber(1, 2 ** 31 - 1, 'otherVersion katılacak kaydın sürümü olmalı.'),
  take: z._default(
    listOf(z.enum(MERGE_FIELDS, { error: `take ${MERGE_FIELDS.join(', ')} içermeli.` }), {
      max: MERGE_FIELDS.length,
      error: 'take bir liste olmalı.',
      tooLong: `take en çok ${MERGE_FIELDS.length} alan olabilir.`,
    }),
    [],
  ),
})
export type Merge = z.output<typeof mergeSchema>

/** Records that another customer with the same phone number or email address is distinct. */
export const distinctSchema = z.object({ otherId })
