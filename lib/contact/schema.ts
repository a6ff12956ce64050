import { z } from 'zod/mini'
import { optionalLine, requiredEmail, requiredLine, requiredText, SHORT_LIMIT } from '@/lib/platform/fields/text'

/** Characters of `problemDescription`; the other fields take SHORT_LIMIT. */
export const DESCRIPTION_LIMIT = 5000

/**
 * A hidden field that neither people nor browsers fill. If it is filled, the sender is a bot: it gets the usual answer,
 * but nothing is stored.
 */
export const HONEYPOT = 'website'

/** The contact form, shared by form, handler and type. */
export const messageSchema = z.object({
  companyName: optionalLine(SHORT_LIMIT),
  contactPerson: requiredLine(SHORT_LIMIT, 'Yetkili kişinin adını ve soyadını yazın.'),
  phone: requiredLine(SHORT_LIMIT, 'Telefon numaranızı yazın.'),
  email: requiredEmail(SHORT_LIMIT, 'E-posta adresinizi yazın.', 'E-posta adresinizi ad@firma.com biçiminde yazın.'),
  deviceBrand: optionalLine(SHORT_LIMIT),
  deviceModel: optionalLine(SHORT_LIMIT),
  problemDescription: requiredText(DESCRIPTION_LIMIT, 'Arızayı birkaç cümleyle yazın.'),
  [HONEYPOT]: optionalLine(SHORT_LIMIT),
})

export type MessageInput = z.output<typeof messageSchema>

/** Only the read state of a message can change. */
export const messageMarkSchema = z.object({ isRead: z.boolean({ error: 'isRead true veya false olmalı.' }) })
