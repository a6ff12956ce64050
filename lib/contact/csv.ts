import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import type { Message } from '@/lib/contact/data'
import { type Columns, tableOf } from '@/lib/platform/csv/write-csv'
import { csvColumns } from '@/lib/records/derive'
import { formatDateTime } from '@/lib/platform/turkish/dates'

const COLUMNS: Columns<Message> = [
  [MESSAGE_FIELDS.receivedAt.label, ({ receivedAt }) => formatDateTime(receivedAt)],
  // 'Okunmadı' under the heading 'Okundu' would be confusing.
  ['Durum', ({ isRead }) => (isRead ? MESSAGE_FIELDS.isRead.label : 'Okunmadı')],
  ...csvColumns(MESSAGE_FIELDS),
]

/** Returns messages as a table of texts, with Turkish headings. */
export const messageTable = (messages: Message[]) => tableOf(COLUMNS, messages)
