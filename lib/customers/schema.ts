import { z } from 'zod/mini'
import {
  listOf,
  optionalEmail,
  optionalLine,
  optionalText,
  requiredLine,
  SHORT_LIMIT,
} from '@/lib/platform/fields/text'
import { whole } from '@/lib/platform/fields/values'

/** Characters of an address and of a note. */
const ADDRESS_LIMIT = 500
const NOTE_LIMIT = 5000

const TAX_ERROR = 'Vergi numarasını on, T.C. kimlik numarasını on bir rakamla yazın.'

/** Fields of a customer that staff write. */
export const customerSchema = z.object({
  companyName: optionalLine(SHORT_LIMIT),
  contactPerson: requiredLine(SHORT_LIMIT, 'Yetkili kişinin adını yazın.'),
  phone: requiredLine(SHORT_LIMIT, 'Telefon numarasını yazın.'),
  email: optionalEmail(SHORT_LIMIT),
  address: optionalText(ADDRESS_LIMIT),
  taxOffice: optionalLine(SHORT_LIMIT),
  taxNumber: optionalLine(SHORT_LIMIT).check(
    z.refine((value) => value === '' || /^\d{10,11}$/.test(value.replace(/\s/g, '')), { error: TAX_ERROR }),
  ),
  note: optionalText(NOTE_LIMIT),
})
export type CustomerFields = z.output<typeof customerSchema>

/** The fields of which one of two joined customers keeps a value. Their notes stay both. */
export const JOINED_FIELDS = [
  'companyName',
  'contactPerson',
  'phone',
  'email',
  'address',
  'taxOffice',
  'taxNumber',
] as const satisfies (keyof CustomerFields)[]

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
