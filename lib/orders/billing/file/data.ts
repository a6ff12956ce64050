import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AWAITS_INVOICE } from '@/lib/orders/account/account'
import {
  INVOICE_FIELDS,
  ORDER_ACCOUNT_FIELDS,
  PAYMENT_FIELDS,
  PAYMENT_METHOD_WORDS,
  type PaymentMethod,
  SHARE_FIELDS,
} from '@/lib/orders/billing/fields'
import type { BillingFile, BillingPeriod } from '@/lib/orders/billing/schema'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { amountColumns, splitAmount } from '@/lib/orders/quote/money'
import { type Columns, tableOf, type UnquotedCell } from '@/lib/platform/csv/write-csv'
import { db } from '@/lib/platform/db/client'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { type CurrencySums, decimalAmount, sumsByCurrency } from '@/lib/platform/turkish/money'
import { deviceName, MODEL } from '@/lib/records/device'
import { selectOf } from '@/lib/records/derive'
import { TAX_IDENTITY } from '@/lib/records/tax-identity'

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
    return { ...identityOf(order), day: deliveredOn, currency, vatRate, ...sums, ...quoteSums }
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
type RowOf<Read extends (period: BillingPeriod) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number]

const money = (cents: number): UnquotedCell => ({ unquoted: decimalAmount(cents) })
const whole = (count: number): UnquotedCell => ({ unquoted: String(count) })
const day = (date: Date | string | null): UnquotedCell => ({ unquoted: date ? formatShortDate(date) : '' })

/**
 * Returns a tax number with its kind: a company's has ten digits, a person's eleven. Without the kind, spreadsheets would read a
 * number and drop a leading 0.
 */
function taxNumberText(taxNumber: string): string {
  const digits = taxNumber.replace(/\s/g, '')
  if (digits === '') return ''
  return `${digits.length === 10 ? 'VKN' : 'TCKN'} ${digits}`
}

const IDENTITY_COLUMNS: Columns<IdentityRow> = [
  ['Müşteri', ({ customerName }) => customerName],
  [TAX_IDENTITY.taxOffice.label, ({ taxOffice }) => taxOffice],
  // The heading that accounting programs know; each value names its kind.
  ['Vergi no', ({ taxNumber }) => taxNumberText(taxNumber)],
  [TAX_IDENTITY.address.label, ({ address }) => address],
  [ORDER_FIELDS.number.label, ({ number }) => number],
  ['Açıklama', ({ description }) => description],
]

/** The heading of the amounts to pay or paid, the same in all files: the summary on the screen adds this column up. */
const TOTAL = 'Toplam'

/** The amounts of an order. */
const AMOUNT_COLUMNS: Columns<ReturnType<typeof splitAmount> & { vatRate: number; currency: string }> = [
  [SHARE_FIELDS.net.label, ({ net }) => money(net)],
  [SHARE_FIELDS.vatRate.label, ({ vatRate }) => whole(vatRate)],
  [SHARE_FIELDS.vat.label, ({ vat }) => money(vat)],
  [SHARE_FIELDS.withheld.label, ({ withheld }) => money(withheld)],
  [TOTAL, ({ amount }) => money(amount)],
  [INVOICE_FIELDS.currency.label, ({ currency }) => currency],
]

const TO_INVOICE_COLUMNS: Columns<RowOf<typeof readToInvoice>> = [
  ...IDENTITY_COLUMNS,
  [ORDER_ACCOUNT_FIELDS.deliveredOn.label, (row) => day(row.day)],
  ...AMOUNT_COLUMNS,
]

const INVOICE_COLUMNS: Columns<RowOf<typeof readInvoiceShares>> = [
  [INVOICE_FIELDS.number.label, ({ invoiceNumber }) => invoiceNumber],
  [INVOICE_FIELDS.day.label, (row) => day(row.day)],
  [INVOICE_FIELDS.dueOn.label, (row) => day(row.dueOn)],
  ...IDENTITY_COLUMNS,
  ...AMOUNT_COLUMNS,
]

const PAYMENT_COLUMNS: Columns<RowOf<typeof readPayments>> = [
  [PAYMENT_FIELDS.day.label, (row) => day(row.day)],
  [INVOICE_FIELDS.number.label, ({ invoiceNumber }) => invoiceNumber],
  ...IDENTITY_COLUMNS,
  [PAYMENT_FIELDS.method.label, ({ method }) => PAYMENT_METHOD_WORDS[method as PaymentMethod]],
  [PAYMENT_FIELDS.note.label, ({ note }) => note],
  [TOTAL, ({ amount }) => money(amount)],
  [PAYMENT_FIELDS.currency.label, ({ currency }) => currency],
]

/** The names of the CSV files, without the date. */
const FILE_NAMES: Readonly<Record<BillingFile, string>> = {
  'to-invoice': 'faturalanacak',
  invoices: 'faturalar',
  payments: 'odemeler',
}

/** Returns the customers without a tax number, each once. */
function withoutTaxNumber(rows: readonly IdentityRow[]) {
  const customers = new Map<string, { id: string | null; name: string }>()
  for (const { customerId: id, customerName: name, taxNumber } of rows)
    if (taxNumber === '') customers.set(id ?? name, { id, name })
  return [...customers.values()]
}

/** Returns an accountant's file: its table and the summary shown before the download. */
export async function readBillingFile(_admin: AdminSession, file: BillingFile, period: BillingPeriod) {
  const fileOf = <Row extends IdentityRow & CurrencySums[number]>(columns: Columns<Row>, rows: Row[]) => ({
    table: tableOf(columns, rows),
    columns: columns.map(([heading]) => heading),
    items: rows,
    rows: rows.length,
    sums: sumsByCurrency(rows),
    withoutTaxNumber: withoutTaxNumber(rows),
  })
  const readers = {
    'to-invoice': async () => fileOf(TO_INVOICE_COLUMNS, await readToInvoice()),
    invoices: async () => fileOf(INVOICE_COLUMNS, await readInvoiceShares(period)),
    payments: async () => fileOf(PAYMENT_COLUMNS, await readPayments(period)),
  }
  return { file, name: FILE_NAMES[file], ...(await readers[file]()) }
}
