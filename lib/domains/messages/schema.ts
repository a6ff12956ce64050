import { z } from 'zod/mini'
import { optionalText, requiredText } from '@/lib/validation/text'

/** Characters of `problemDescription`; the other fields take SHORT_LIMIT. */
export const DESCRIPTION_LIMIT = 5000
export const SHORT_LIMIT = 200

/**
 * A field that people do not see and browsers do not fill: whoever fills it is a machine.
 * The form hides it; the answer is as usual and nothing is stored.
 */
export const HONEYPOT = 'website'

/** One @, no spaces, and a domain of two parts at least: 'ali@gmail' is a slip of the finger. Letters of all scripts. */
const EMAIL = /^[^\s@"<>,;:\\()[\]]{1,64}@[^\s@"<>,;:\\()[\].]+(\.[^\s@"<>,;:\\()[\].]+)+$/

/** The work-order form, for form, handler and type alike. */
export const messageSchema = z.object({
  companyName: optionalText(SHORT_LIMIT),
  contactPerson: requiredText(SHORT_LIMIT, 'Yetkili kişinin adını ve soyadını yazın.'),
  phone: requiredText(SHORT_LIMIT, 'Telefon numaranızı yazın.'),
  email: requiredText(SHORT_LIMIT, 'E-posta adresinizi yazın.').check(
    z.regex(EMAIL, { error: 'E-posta adresinizi ad@firma.com biçiminde yazın.' }),
  ),
  deviceBrand: optionalText(SHORT_LIMIT),
  deviceModel: optionalText(SHORT_LIMIT),
  problemDescription: requiredText(DESCRIPTION_LIMIT, 'Arızayı birkaç cümleyle yazın.'),
  [HONEYPOT]: optionalText(SHORT_LIMIT),
})

export type MessageInput = z.output<typeof messageSchema>

/** Read or unread; a message's content is never changed. */
export const messageMarkSchema = z.object({ isRead: z.boolean({ error: 'isRead true veya false olmalı.' }) })
