import 'server-only'
import { db } from '@/lib/platform/db/client'
import { SYSTEM, withActor } from '@/lib/platform/runtime/actor'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { readSettings } from '@/lib/settings/data'

/**
 * Deletes customers without orders whose last change is older than the retention period of messages, and returns their number.
 * A customer with orders is kept as long as the orders.
 */
export async function deleteOldCustomers(now = new Date()): Promise<number> {
  const { messageMonths } = (await readSettings()).notifications
  const cutoff = new Date(`${monthsLater(istanbulDay(now), -messageMonths)}T00:00:00+03:00`)
  const where = { updatedAt: { lt: cutoff }, workOrders: { none: {} } }
  const { count } = await withActor(SYSTEM, () => db().customer.deleteMany({ where }))
  return count
}
