import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type AccountFacts, accountOf } from '@/lib/orders/account/account'
import { amountColumns, storedAmountsOf } from '@/lib/orders/quote/money'
import { istanbulDay } from '@/lib/platform/turkish/dates'

const bySchedule = [{ day: 'asc' }, { createdAt: 'asc' }] satisfies Prisma.PaymentOrderByWithRelationInput[]

/** The columns of an order that `accountFacts` needs. */
export const accountColumns = {
  state: true,
  closedAt: true,
  quotes: {
    where: { sentAt: { not: null } },
    orderBy: { version: 'desc' },
    take: 1,
    select: { ...amountColumns, currency: true, decision: true },
  },
  shares: {
    select: { amount: true, withheld: true, invoice: { select: { day: true, dueOn: true, currency: true } } },
    orderBy: [{ invoice: { day: 'asc' } }, { id: 'asc' }],
  },
  payments: { select: { amount: true, currency: true, day: true }, orderBy: bySchedule },
  differences: { select: { of: true, amount: true } },
  account: { select: { version: true, byHand: true, ownDueOn: true, noInvoice: true } },
} satisfies Prisma.WorkOrderSelect
type AccountRow = Prisma.WorkOrderGetPayload<{ select: typeof accountColumns }>

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Returns the facts from which an order's account is computed. */
export function accountFacts({ state, closedAt, quotes, shares, payments, ...row }: AccountRow): AccountFacts {
  const [quote] = quotes
  const isApproved = quote?.decision === 'approved'
  const { account } = row
  return {
    deliveredOn: state === 'delivered' && closedAt ? istanbulDay(closedAt) : null,
    approved: isApproved ? { amount: storedAmountsOf(quote).total, currency: quote.currency } : null,
    byHand: account?.byHand ?? false,
    hasNoInvoice: (account?.noInvoice ?? '') !== '',
    ownDueOn: account?.ownDueOn ? dayOf(account.ownDueOn) : null,
    shares: shares.map(({ invoice, ...share }) => {
      return { ...share, currency: invoice.currency, day: dayOf(invoice.day), dueOn: dayOf(invoice.dueOn) }
    }),
    payments: payments.map((payment) => ({ ...payment, day: dayOf(payment.day) })),
    differences: row.differences.map(({ of, amount }) => ({ of, amount: Number(amount) })),
  }
}

const dateOf = (day: string | null) => day && new Date(day)

/**
 * Recomputes and writes the state and sums of an order's account. Every transaction that changes the quote, the state, the invoices
 * or the payments of an order must call it, with the order locked. An order without anything to invoice gets no row.
 */
export async function settleAccount(
  tx: Prisma.TransactionClient,
  id: string,
  changes: Prisma.OrderAccountUncheckedUpdateInput = {},
): Promise<void> {
  // Created first, so that the audit trail records the changes as an update.
  if (Object.keys(changes).length > 0) {
    await tx.orderAccount.createMany({ data: { id, version: 0 }, skipDuplicates: true })
    await tx.orderAccount.update({ where: { id }, data: changes })
  }
  const row = await tx.workOrder.findUniqueOrThrow({ where: { id }, select: accountColumns })
  const { state, currency, approved, invoiced, withheld, paid, amount, ...days } = accountOf(accountFacts(row))
  if (state === null && !row.account) return
  const sums = { currency, approved, invoiced, withheld, paid, amount }
  const kept = {
    ...sums,
    state: state ?? '',
    deliveredOn: dateOf(days.deliveredOn),
    dueOn: dateOf(days.dueOn),
    paidOn: dateOf(days.paidOn),
  }
  await tx.orderAccount.upsert({
    where: { id },
    create: { id, ...kept },
    update: { ...kept, version: { increment: 1 } },
  })
}

/** Maximum number of orders settled in one morning. The rest follow on the next mornings. */
const MAX_FORGOTTEN = 200

/**
 * Settles approved orders that were delivered by an older version of the site, which runs during an upgrade and after a rollback.
 * Orders closed before the first account was created stay as they are.
 */
export async function settleForgotten(tx: Prisma.TransactionClient): Promise<void> {
  const orders = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "work_orders" WHERE "state" = 'delivered' AND "closed_at" > (SELECT min("created_at") FROM "order_accounts")
      AND NOT EXISTS (SELECT FROM "order_accounts" WHERE "order_accounts"."id" = "work_orders"."id")
      AND EXISTS (SELECT FROM "quotes" WHERE "work_order_id" = "work_orders"."id" AND "decision" = 'approved')
    ORDER BY "id" LIMIT ${MAX_FORGOTTEN} FOR UPDATE`
  for (const { id } of orders) await settleAccount(tx, id)
}
