import type { Message } from '@/lib/domains/messages/data'
import type { Receipt } from '@/lib/domains/messages/mutations'

/** What a visitor gets back. */
export function serializeReceipt({ id, receivedAt }: Receipt) {
  return { id, receivedAt: receivedAt.toISOString() }
}

/** What staff get. */
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
  }
}
