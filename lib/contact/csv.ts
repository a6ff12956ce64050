import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import type { Message } from '@/lib/contact/data'
import { type Columns, type Table, tableOf } from '@/lib/platform/csv/write-csv'
import { csvColumns } from '@/lib/records/derive'
import { formatDateTime } from '@/lib/platform/turkish/dates'

const COLUMNS: Columns<Message> = [
  ['Geldi', ({ receivedAt }) => formatDateTime(receivedAt)],
  ['Durum', ({ isRead }) => (isRead ? 'Okundu' : 'Okunmadı')],
  ...csvColumns(MESSAGE_FIELDS),
]

/** Returns messages as a table of texts, with Turkish headings. */
export function messageTable(messages: Message[]): Table {
  return tableOf(COLUMNS, messages)
}
