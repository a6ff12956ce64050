import type { BillingFile } from '@/lib/orders/billing/schema'
import { METHOD_WORDS } from '@/lib/orders/billing/words'
import type { PaymentMethod } from '@/lib/orders/billing/fields'
import type { Columns, Typed } from '@/lib/platform/csv/write-csv'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { decimalAmount } from '@/lib/platform/turkish/money'

/** What a file says about an order and its customer. */
type NameRow = {
  number: string
  customerName: string
  address: string
  taxOffice: string
  taxNumber: string
  description: string
}

/** An order to invoice, or an order's share of an invoice. */
export type FileRow = NameRow & {
  /** '' without an invoice. */
  invoiceNumber: string
  /** Of the invoice, or of the delivery. */
  day: Date | null
  dueOn: Date | null
  net: number
  vatRate: number
  vat: number
  withheld: number
  amount: number
  currency: string
}

export type PaymentRow = NameRow & {
  /** Those of its order. */
  invoiceNumber: string
  day: Date
  amount: number
  currency: string
  method: string
  note: string
}

const money = (cents: number): Typed => ({ typed: decimalAmount(cents) })
const whole = (count: number): Typed => ({ typed: String(count) })
const day = (date: Date | string | null): Typed => ({ typed: date ? formatShortDate(date) : '' })

/** The columns that name an order and its customer. */
const NAMES: Columns<NameRow> = [
  ['Müşteri', ({ customerName }) => customerName],
  ['Vergi dairesi', ({ taxOffice }) => taxOffice],
  ['Vergi no', ({ taxNumber }) => taxNumber],
  ['Adres', ({ address }) => address],
  ['İş emri', ({ number }) => number],
  ['Açıklama', ({ description }) => description],
]

/** The columns with the amounts of an order, of which the total is what the screen sums. */
const AMOUNTS: Columns<FileRow> = [
  ['Matrah', ({ net }) => money(net)],
  ['KDV oranı', ({ vatRate }) => whole(vatRate)],
  ['KDV', ({ vat }) => money(vat)],
  ['Tevkifat', ({ withheld }) => money(withheld)],
  ['Toplam', ({ amount }) => money(amount)],
  ['Para birimi', ({ currency }) => currency],
]

export const FILE_COLUMNS: {
  'to-invoice': Columns<FileRow>
  invoices: Columns<FileRow>
  payments: Columns<PaymentRow>
} = {
  'to-invoice': [...NAMES, ['Teslim', (row) => day(row.day)], ...AMOUNTS],
  invoices: [
    ['Fatura no', ({ invoiceNumber }) => invoiceNumber],
    ['Fatura günü', (row) => day(row.day)],
    ['Vade', (row) => day(row.dueOn)],
    ...NAMES,
    ...AMOUNTS,
  ],
  payments: [
    ['Ödeme günü', (row) => day(row.day)],
    ['Fatura no', ({ invoiceNumber }) => invoiceNumber],
    ...NAMES,
    ['Nasıl', ({ method }) => METHOD_WORDS[method as PaymentMethod]],
    ['Not', ({ note }) => note],
    ['Toplam', ({ amount }) => money(amount)],
    ['Para birimi', ({ currency }) => currency],
  ],
}

/** The names of the files, without their day. */
export const FILE_NAMES: Readonly<Record<BillingFile, string>> = {
  'to-invoice': 'faturalanacak',
  invoices: 'faturalar',
  payments: 'odemeler',
}
