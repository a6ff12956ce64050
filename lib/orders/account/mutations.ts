import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import { computeAccount } from '@/lib/orders/account/account'
import { type OrderAccountRow, readAccounts } from '@/lib/orders/account/data'

const dateOf = (day: string | null) => day && new Date(day)

/** Writes the state and sums of an account. An order without anything to invoice gets no row. */
async function storeAccount(tx: Prisma.TransactionClient, row: OrderAccountRow): Promise<void> {
  const { id } = row
  const computed = computeAccount(row)
  const { state, currency, approved, invoiced, withheld, paid, amount } = computed
  if (state === null && !row.account) return
  const sums = { currency, approved, invoiced, withheld, paid, amount }
  const columns = {
    ...sums,
    state: state ?? '',
    deliveredOn: dateOf(computed.deliveredOn),
    dueOn: dateOf(computed.dueOn),
    paidOn: dateOf(computed.paidOn),
  }
  await tx.orderAccount.upsert({
    where: { id },
    create: { id, ...columns },
    update: { ...columns, version: { increment: 1 } },
  })
}

/**
 * Recomputes and writes the states and sums of orders' accounts. Every transaction that changes the quote, the state, the invoices
 * or the payments of an order must call it or `recomputeOrderAccount`, with the order locked.
 */
export async function recomputeAccounts(
  tx: Prisma.TransactionClient,
  orders: readonly { id: string }[],
): Promise<void> {
  const ids = orders.map(({ id }) => id)
  for (const row of await readAccounts(tx, ids)) await storeAccount(tx, row)
}

/** Writes changes by staff to an order's account, and recomputes it. */
export async function recomputeOrderAccount(
  tx: Prisma.TransactionClient,
  id: string,
  changes: Prisma.OrderAccountUncheckedUpdateInput = {},
): Promise<void> {
  // Created first, so that the audit trail records the changes as an update.
  if (Object.keys(changes).length > 0) {
    await tx.orderAccount.createMany({ data: { id, version: 0 }, skipDuplicates: true })
    await tx.orderAccount.update({ where: { id }, data: changes })
  }
  await recomputeAccounts(tx, [{ id }])
}

/** Maximum number of accounts recomputed in one morning. The rest follow on the next mornings. */
const MAX_MISSED = 200

/**
 * Creates the accounts of approved orders that were delivered by an older version of the site, which runs during an upgrade and
 * after a rollback. Orders closed before the first account was created get none.
 */
export async function recomputeMissedAccounts(tx: Prisma.TransactionClient): Promise<void> {
  const orders = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "work_orders" WHERE "state" = 'delivered' AND "closed_at" > (SELECT min("created_at") FROM "order_accounts")
      AND NOT EXISTS (SELECT FROM "order_accounts" WHERE "order_accounts"."id" = "work_orders"."id")
      AND EXISTS (SELECT FROM "quotes" WHERE "work_order_id" = "work_orders"."id" AND "decision" = 'approved')
    ORDER BY "id" LIMIT ${MAX_MISSED} FOR UPDATE`
  await recomputeAccounts(tx, orders)
}
