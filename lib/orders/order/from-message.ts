import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import type { WorkOrder } from '@/lib/generated/prisma/client'
import { type InputName, inputNames } from '@/lib/records/of-record'

type MessageField = InputName<typeof MESSAGE_FIELDS>
type Shared = Exclude<MessageField, 'problemDescription'>

/** The fields of a message that its order has under the same name. One that orders lack is a type error. */
const SHARED: readonly (Shared & keyof WorkOrder)[] = inputNames(MESSAGE_FIELDS).filter(
  (name) => name !== 'problemDescription',
)

/** Returns the fields that a message gives to its order. */
export const fieldsOfMessage = (message: Record<MessageField, string>) => ({
  ...(Object.fromEntries(SHARED.map((name) => [name, message[name]])) as Record<Shared, string>),
  faultDescription: message.problemDescription,
})
