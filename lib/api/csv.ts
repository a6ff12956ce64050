import type { AdminSession } from '@/lib/access/admin-session'
import { recordDownload } from '@/lib/audit/mutations'
import type { AuditKind } from '@/lib/access/audit-record'
import { type Table, toCsv } from '@/lib/platform/csv/write-csv'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { csvSpec, listReply, listSpec, type Reply } from '@/lib/api/replies'
import type { Paginated } from '@/lib/platform/db/paginated'
import type { z } from 'zod/mini'

/** Whether a caller accepts a CSV file. */
export function wantsCsv(headers: Headers): boolean {
  return /\btext\/csv\b/i.test(headers.get('accept') ?? '')
}

/** Adds `asCsv` to a list: whether the caller wants a CSV file. If so, records the download in the audit trail. */
export async function withCsvFlag<L extends { items: readonly unknown[] }>(
  { session, headers, kind }: { session: AdminSession; headers: Headers; kind: AuditKind },
  list: L,
): Promise<L & { asCsv: boolean }> {
  const asCsv = wantsCsv(headers)
  if (asCsv) await recordDownload(session, kind, list.items.length)
  return { ...list, asCsv }
}

/** Returns a table as a CSV file whose name ends with the date. */
export function csvReply(name: string, table: Table): Reply<200, string> {
  const fileName = `${name}-${istanbulDay(new Date())}.csv`
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  }
  return { status: 200, headers, body: toCsv(table) }
}

/** A page of a list, or the list as a CSV file. */
export const returnsPageOrCsv = <Row, B>(
  shape: z.ZodMiniType<B>,
  serialize: (row: Row) => B,
  name: string,
  toTable: (rows: Row[]) => Table,
) => ({
  returns: [listSpec(shape), csvSpec],
  reply: ({ items, total, asCsv }: Paginated<Row> & { asCsv: boolean }) =>
    asCsv ? csvReply(name, toTable(items)) : listReply(items.map(serialize), total),
})
