import 'server-only'
import { db } from '@/lib/platform/db/client'
import { SYSTEM, withActor } from '@/lib/platform/runtime/actor'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { readSettings } from '@/lib/settings/data'

/**
 * Deletes customers who never had an order and were not changed during the months for which messages are kept. Returns how many.
 * A customer with orders stays as long as they do.
 */
export async function deleteOldCustomers(now = new Date()): Promise<number> {
  const { messageMonths } = (await readSettings()).notifications
  const before = new Date(`${monthsLater(istanbulDay(now), -messageMonths)}T00:00:00+03:00`)
  const where = { updatedAt: { lt: before }, workOrders: { none: {} } }
  const { count } = await withActor(SYSTEM, () => db().customer.deleteMany({ where }))
  return count
}
