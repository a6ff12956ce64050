import type { Message } from '@/lib/contact/data'
import { type Columns, type Table, tableOf } from '@/lib/platform/csv/write-csv'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import type { Receipt } from '@/lib/contact/mutations'
import { serializePhoto } from '@/lib/photos/serialize'

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

/** A message as the API gives it to staff. */
export type MessageJson = ReturnType<typeof serializeMessage>

/** The columns of the list as a file. */
const COLUMNS: Columns<Message> = [
  ['Geldi', ({ receivedAt }) => formatDateTime(receivedAt)],
  ['Durum', ({ isRead }) => (isRead ? 'Okundu' : 'Okunmadı')],
  ['Firma', ({ companyName }) => companyName],
  ['Yetkili', ({ contactPerson }) => contactPerson],
  ['Telefon', ({ phone }) => phone],
  ['E-posta', ({ email }) => email],
  ['Marka', ({ deviceBrand }) => deviceBrand],
  ['Model', ({ deviceModel }) => deviceModel],
  ['Arıza', ({ problemDescription }) => problemDescription],
]

/** Returns messages as a table of texts, with Turkish headings. */
export function messageTable(messages: Message[]): Table {
  return tableOf(COLUMNS, messages)
}
