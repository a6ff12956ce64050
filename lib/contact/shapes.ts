import { z } from 'zod/mini'
import { HONEYPOT, messageSchema } from '@/lib/contact/schema'
import type { serializeMessage, serializeReceipt } from '@/lib/contact/serialize'
import { photoShape } from '@/lib/photos/shapes'
import { shapeOf } from '@/lib/platform/output'

/** A visitor's receipt, as `serializeReceipt` returns it. */
export const receiptShape = shapeOf<ReturnType<typeof serializeReceipt>>('Receipt', {
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
})

/** A message, as `serializeMessage` returns it. */
export const messageShape = shapeOf<ReturnType<typeof serializeMessage>>('ContactMessage', {
  id: z.uuid(),
  companyName: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  problemDescription: z.string(),
  receivedAt: z.iso.datetime(),
  isRead: z.boolean(),
  workOrders: z.array(z.object({ id: z.uuid(), number: z.string() })),
  photos: z.array(photoShape),
})

/** What a visitor sends. The trap for bots is left out, because they read the API's description, too. */
export const newMessageShape = z.omit(messageSchema, { [HONEYPOT]: true })
