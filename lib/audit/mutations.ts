import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import { type AuditKind, recordEvent } from '@/lib/access/audit-record'

/** Records that a list was downloaded as a file. */
export async function recordDownload(_admin: AdminSession, kind: AuditKind, rowCount: number): Promise<void> {
  const label = `CSV, ${rowCount.toLocaleString('tr-TR')} satır`
  await db().$transaction((tx) => recordEvent(tx, { kind, action: 'exported', label }))
}

/** Deletes entries older than two years and returns how many. */
export async function deleteOldAuditEntries(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`SELECT "audit_forget"() AS "count"`
  return row!.count
}
