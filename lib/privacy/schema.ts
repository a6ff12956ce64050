import { z } from 'zod/mini'
import { day } from '@/lib/platform/fields/values'
import { cleanEmail } from '@/lib/platform/fields/mail-address'
import { emailKey, EMAIL, requiredLine } from '@/lib/platform/fields/text'
import { isMadeUp } from '@/lib/people/made-up'
import { phoneKey } from '@/lib/platform/turkish/phone'

/** The person of a request: an email address or a phone number, with the key for comparisons. */
export type DataSubject = { kind: 'email' | 'phone'; typed: string; key: string }

/** Returns the person for a typed text, or null if it is neither an email address nor a phone number. */
export function personOf(typed: string): DataSubject | null {
  if (EMAIL.test(cleanEmail(typed))) return { kind: 'email', typed, key: emailKey(typed) }
  const key = typed.includes('@') ? '' : phoneKey(typed)
  return key === '' || isMadeUp(key) ? null : { kind: 'phone', typed, key }
}

/** The error for a text that is neither an email address nor a phone number. */
export const INVALID_PERSON = 'E-posta adresini ad@firma.com biçiminde ya da telefonu on rakamıyla yazın.'

const person = z.pipe(
  requiredLine(200, 'E-posta adresini ya da telefonu yazın.').check(
    z.refine((typed) => personOf(typed) !== null, { error: INVALID_PERSON }),
  ),
  z.transform((typed) => personOf(typed)!),
)

/** A search. It is sent as a body, so that no URL contains personal data. */
export const searchSchema = z.object({
  person,
  /** Whether the company's name belongs to the person too. */
  withCompany: z._default(z.boolean({ error: 'withCompany true veya false olmalı.' }), false),
})
export type Search = z.output<typeof searchSchema>

/** An erasure. `confirmation` repeats the email address or phone number. */
export const erasureSchema = z.extend(searchSchema, {
  /** The day of the person's request. The audit trail records it instead of the name. */
  requestedOn: day,
  confirmation: requiredLine(200, 'Onay için aynı adresi yeniden yazın.'),
})
export type ErasureInput = z.output<typeof erasureSchema>

/** Whether a typed text identifies the same person. */
export function isSamePerson(one: DataSubject, typed: string): boolean {
  const other = personOf(typed.trim())
  return other !== null && other.kind === one.kind && other.key === one.key
}
