import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import type { WorkOrder } from '@/lib/generated/prisma/client'
import { type InputName, inputNames } from '@/lib/records/derive'

type MessageField = InputName<typeof MESSAGE_FIELDS>
type SharedField = Exclude<MessageField, 'problemDescription'>

/** The fields of a message that an order has under the same name. A field that orders lack is a type error. */
const SHARED_FIELDS: readonly (SharedField & keyof WorkOrder)[] = inputNames(MESSAGE_FIELDS).filter(
  (name) => name !== 'problemDescription',
)

/** Returns the fields of an order that are copied from its message. */
export const fieldsOfMessage = (message: Record<MessageField, string>) => ({
  ...(Object.fromEntries(SHARED_FIELDS.map((name) => [name, message[name]])) as Record<SharedField, string>),
  faultDescription: message.problemDescription,
})
