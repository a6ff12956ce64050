import { type Table, toCsv } from '@/lib/format/csv'
import { istanbulDay } from '@/lib/format/dates'
import type { Reply } from '@/lib/http/replies'

/** Whether a caller asks for a CSV file. */
export function wantsCsv(headers: Headers): boolean {
  return /\btext\/csv\b/i.test(headers.get('accept') ?? '')
}

/** Returns a table as a file whose name ends with the day. */
export function csvReply(name: string, table: Table): Reply<200, string> {
  const file = `${name}-${istanbulDay(new Date())}.csv`
  const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${file}"` }
  return { status: 200, headers, body: toCsv(table) }
}
