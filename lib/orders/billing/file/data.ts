import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AWAITS_INVOICE } from '@/lib/orders/account/account'
import { FILE_COLUMNS, FILE_NAMES, type InvoiceFileRow, type PaymentFileRow } from '@/lib/orders/billing/file/csv'
import type { BillingFile, BillingPeriod } from '@/lib/orders/billing/schema'
import { amountColumns, splitAmount } from '@/lib/orders/quote/money'
import { type Columns, tableOf } from '@/lib/platform/csv/write-csv'
import { db } from '@/lib/platform/db/client'
import { sumsByCurrency } from '@/lib/platform/turkish/money'
import { deviceName, MODEL } from '@/lib/records/device'
import { selectOf } from '@/lib/records/derive'

const orderColumns = {
  number: true,
  customerId: true,
  companyName: true,
  contactPerson: true,
  ...selectOf(MODEL),
  customer: { select: { address: true, taxOffice: true, taxNumber: true } },
} satisfies Prisma.WorkOrderSelect
type OrderRow = Prisma.WorkOrderGetPayload<{ select: typeof orderColumns }>

const identityOf = ({ number, customerId, customer, companyName, contactPerson, ...device }: OrderRow) => ({
  number,
  customerId,
  customerName: companyName || contactPerson,
  address: customer?.address.replaceAll('\n', ', ') ?? '',
  taxOffice: customer?.taxOffice ?? '',
  taxNumber: customer?.taxNumber ?? '',
  description: `${deviceName(device)} onarımı`.trim(),
})

/** Returns the orders to invoice, oldest delivery first. */
async function readToInvoice() {
  const rows = await db().orderAccount.findMany({
    where: { state: { in: [...AWAITS_INVOICE] } },
    select: {
      amount: true,
      currency: true,
      deliveredOn: true,
      workOrder: {
        select: {
          ...orderColumns,
          quotes: {
            where: { sentAt: { not: null } },
            orderBy: { version: 'desc' },
            take: 1,
            select: { ...amountColumns, decision: true },
          },
        },
      },
    },
    orderBy: [{ deliveredOn: { sort: 'asc', nulls: 'last' } }, { workOrder: { number: 'asc' } }],
  })
  return rows.map(({ amount, currency, deliveredOn, workOrder: { quotes, ...order } }) => {
    const [quote] = quotes
    const vatRate = quote?.vatRate ?? 0
    const sums = splitAmount(Number(amount), vatRate, 0)
    // Prefer the quote's own sums, which were rounded when it was sent.
    const [net, vat] = [quote?.net ?? sums.net, quote?.vat ?? sums.vat].map(Number) as [number, number]
    const quoteSums = Number(amount) === net + vat ? { net, vat } : {}
    return {
      ...identityOf(order),
      invoiceNumber: '',
      day: deliveredOn,
      dueOn: null,
      currency,
      vatRate,
      ...sums,
      ...quoteSums,
    }
  })
}

const between = ({ from, to }: BillingPeriod) => ({
  ...(from && { gte: new Date(from) }),
  ...(to && { lte: new Date(to) }),
})

/** Returns the shares of the invoices in a period, oldest first. */
async function readInvoiceShares(period: BillingPeriod) {
  const rows = await db().invoiceShare.findMany({
    where: { invoice: { day: between(period) } },
    select: {
      amount: true,
      net: true,
      vat: true,
      withheld: true,
      vatRate: true,
      invoice: { select: { number: true, day: true, dueOn: true, currency: true } },
      workOrder: { select: orderColumns },
    },
    orderBy: [{ invoice: { day: 'asc' } }, { invoice: { number: 'asc' } }, { workOrder: { number: 'asc' } }],
  })
  return rows.map(({ invoice: { number: invoiceNumber, ...invoice }, workOrder, ...sums }) => {
    return { ...identityOf(workOrder), invoiceNumber, ...invoice, ...sums }
  })
}

/** Returns the payments in a period, oldest first. */
async function readPayments(period: BillingPeriod) {
  const rows = await db().payment.findMany({
    where: { day: between(period) },
    select: {
      day: true,
      amount: true,
      currency: true,
      method: true,
      note: true,
      workOrder: {
        select: {
          ...orderColumns,
          shares: { select: { invoice: { select: { number: true } } }, orderBy: { invoice: { day: 'asc' } } },
        },
      },
    },
    orderBy: [{ day: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ workOrder: { shares, ...order }, ...payment }) => {
    const invoiceNumber = shares.map(({ invoice }) => invoice.number).join(', ')
    return { ...identityOf(order), invoiceNumber, ...payment }
  })
}

type IdentityRow = ReturnType<typeof identityOf>

/** Returns the customers without a tax number, each once. */
function withoutTaxNumber(rows: readonly IdentityRow[]) {
  const customers = new Map<string, { id: string | null; name: string }>()
  for (const { customerId: id, customerName: name, taxNumber } of rows)
    if (taxNumber === '') customers.set(id ?? name, { id, name })
  return [...customers.values()]
}

/** Returns an accountant's file: its table and the summary shown before the download. */
export async function readBillingFile(_admin: AdminSession, file: BillingFile, period: BillingPeriod) {
  const fileOf = <Row extends InvoiceFileRow | PaymentFileRow>(columns: Columns<Row>, rows: (Row & IdentityRow)[]) => ({
    table: tableOf(columns, rows),
    columns: columns.map(([heading]) => heading),
    items: rows,
    rows: rows.length,
    sums: sumsByCurrency(rows),
    withoutTaxNumber: withoutTaxNumber(rows),
  })
  const readers = {
    'to-invoice': async () => fileOf(FILE_COLUMNS['to-invoice'], await readToInvoice()),
    invoices: async () => fileOf(FILE_COLUMNS.invoices, await readInvoiceShares(period)),
    payments: async () => fileOf(FILE_COLUMNS.payments, await readPayments(period)),
  }
  return { file, name: FILE_NAMES[file], ...(await readers[file]()) }
}
