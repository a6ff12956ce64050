import { z } from 'zod/mini'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { inputs } from '@/lib/records/of-record'

/** More than there will ever be of the notice, and less than the database's numbers end at. */
const MAX_VERSION = 100_000

/** A field of the form that people do not see, and that browsers and password managers have nothing for: bots fill it. */
export const HONEYPOT = 'konu'

/** The one of earlier forms. Password managers filled it. */
const FORMER_HONEYPOT = 'website'

/** The contact form. */
export const messageFields = z.object({
  ...inputs(MESSAGE_FIELDS),
  /** The version of the privacy notice beside the form. What is none counts as the present one. */
  // oxlint-disable-next-line promise/valid-params -- zod's, of no promise
  noticeVersion: z.optional(z.catch(z.coerce.number().check(z.int(), z.maximum(MAX_VERSION)), 0)),
})

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The contact form as it is sent, shared by form, handler and type. A filled honeypot makes a message suspect. */
export const messageSchema = z.pipe(
  z.extend(messageFields, { [HONEYPOT]: z.optional(z.unknown()), [FORMER_HONEYPOT]: z.optional(z.unknown()) }),
  z.transform(({ [HONEYPOT]: trap, [FORMER_HONEYPOT]: former, ...fields }) => {
    return { ...fields, suspect: isFilled(trap) || isFilled(former) }
  }),
)

export type MessageInput = z.output<typeof messageSchema>

/** Only the read state of a message can change. */
export const messageMarkSchema = z.object({ isRead: z.boolean({ error: 'isRead true veya false olmalı.' }) })
