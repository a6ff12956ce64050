import { z } from 'zod/mini'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { inputs } from '@/lib/records/derive'

/** More versions than the notice will ever have, and a valid integer of the database. */
const MAX_VERSION = 100_000

/** A field that people do not see. Browsers and password managers do not fill it, but bots do. */
export const HONEYPOT = 'konu'

/** The honeypot of earlier forms, which password managers filled. */
const FORMER_HONEYPOT = 'website'

/** The contact form. */
export const messageFields = z.object({
  ...inputs(MESSAGE_FIELDS),
  /** The version of the privacy notice that the form showed. An invalid version counts as the current one. */
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  noticeVersion: z.optional(z.catch(z.coerce.number().check(z.int(), z.maximum(MAX_VERSION)), 0)),
})

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The contact form with its honeypots. A filled honeypot makes a message suspect. */
export const messageSchema = z.pipe(
  z.extend(messageFields, { [HONEYPOT]: z.optional(z.unknown()), [FORMER_HONEYPOT]: z.optional(z.unknown()) }),
  z.transform(({ [HONEYPOT]: honeypot, [FORMER_HONEYPOT]: formerHoneypot, ...fields }) => {
    return { ...fields, suspect: isFilled(honeypot) || isFilled(formerHoneypot) }
  }),
)

export type MessageInput = z.output<typeof messageSchema>

/** Only the read state of a message can change. */
export const messageReadSchema = z.object({ isRead: z.boolean({ error: 'isRead true veya false olmalı.' }) })
