import type { AuditRow } from '@/lib/audit/data'
import type { ChangeJson } from '@/lib/audit/changes'
import { type AuditJson, serializeAudit } from '@/lib/audit/output'
import { type Columns, tableOf } from '@/lib/platform/csv/write-csv'
import { formatDateTime } from '@/lib/platform/turkish/dates'

const lineOf = ({ label, before, after }: ChangeJson) => `${label}: ${before ?? '–'} → ${after ?? '–'}`

const COLUMNS: Columns<AuditJson> = [
  ['Zaman', ({ at }) => formatDateTime(at)],
  ['Kim', ({ actor }) => actor],
  ['İşlem', ({ actionText }) => actionText],
  ['Ne', ({ item }) => item],
  ['Değişiklik', ({ changes }) => changes.map(lineOf).join('\n')],
]

/** Returns entries as a table of texts, with Turkish headings. */
export const auditTable = (rows: AuditRow[]) => tableOf(COLUMNS, rows.map(serializeAudit))
