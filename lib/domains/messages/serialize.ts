import type { Message } from '@/lib/domains/messages/data'
import type { Receipt } from '@/lib/domains/messages/mutations'
import { serializePhoto } from '@/lib/domains/work-orders/serialize'

/** Returns a visitor's receipt. */
export function serializeReceipt({ id, receivedAt }: Receipt) {
  return { id, receivedAt: receivedAt.toISOString() }
}

/** Returns a message as administrators see it. */
export function serializeMessage(message: Message) {
  const { id, companyName, contactPerson, phone, email, deviceBrand, deviceModel, problemDescription, isRead } = message
  const receivedAt = message.receivedAt.toISOString()
  return {
    id,
    companyName,
    contactPerson,
    phone,
    email,
    deviceBrand,
    deviceModel,
    problemDescription,
    receivedAt,
    isRead,
    workOrders: message.workOrders,
    photos: message.photos.map(serializePhoto),
  }
}
