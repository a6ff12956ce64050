import { z } from 'zod/mini'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { photoShape } from '@/lib/photos/output'
import { output, toJson, type SourceOf } from '@/lib/platform/output'
import { shapes } from '@/lib/records/derive'

export const receiptShape = output('Receipt', {
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  /** The number of the message in its emails. */
  reference: z.string(),
  /** When the message is answered. Null if no answer is promised. */
  answer: z.nullable(z.object({ until: z.iso.datetime(), words: z.string(), note: z.string() })),
})

export type ReceiptJson = z.infer<typeof receiptShape>

/** A message as staff see it. */
export const messageShape = output('ContactMessage', {
  id: z.uuid(),
  ...shapes(MESSAGE_FIELDS),
  workOrders: z.array(z.object({ id: z.uuid(), number: z.string() })),
  photos: z.array(photoShape),
})

export type MessageJson = z.infer<typeof messageShape>

export const serializeMessage = (message: SourceOf<typeof messageShape>): MessageJson => toJson(messageShape, message)
