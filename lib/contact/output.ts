import { z } from 'zod/mini'
import { photoShape } from '@/lib/photos/output'
import { output, toJson, type Written } from '@/lib/platform/output'

/** A visitor's receipt. */
export const receiptShape = output('Receipt', { id: z.uuid(), receivedAt: z.iso.datetime() })

/** A message as administrators see it. */
export const messageShape = output('ContactMessage', {
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
  suspect: z.boolean(),
  workOrders: z.array(z.object({ id: z.uuid(), number: z.string() })),
  photos: z.array(photoShape),
})

export type MessageJson = z.infer<typeof messageShape>

export const serializeMessage = (message: Written<typeof messageShape>): MessageJson => toJson(messageShape, message)
