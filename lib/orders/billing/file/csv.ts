import type { BillingFile } from '@/lib/orders/billing/schema'
import { METHOD_WORDS, type PaymentMethod } from '@/lib/orders/billing/fields'
import type { Columns, Typed } from '@/lib/platform/csv/write-csv'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { decimalAmount } from '@/lib/platform/turkish/money'

/** The columns about an order and its customer that each file has. */
type IdentityRow = {
  number: string
  customerName: string
  address: string
  taxOffice: string
  taxNumber: string
  description: string
}

/** An order to invoice, or an order's share of an invoice. */
export type FileRow = IdentityRow & {
  /** '' without an invoice. */
  invoiceNumber: string
  /** Date of the invoice or, before there is one, of the delivery. */
  day: Date | null
  dueOn: Date | null
  net: number
  vatRate: number
  vat: number
  withheld: number
  amount: number
  currency: string
}

export type PaymentRow = IdentityRow & {
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

/**
 * Names the kind of a tax number: a company's has ten digits, a person's eleven. Without the name, spreadsheets read a
 * number and drop a leading 0.
 */
function taxNumberText(taxNumber: string): string {
  const digits = taxNumber.replace(/\s/g, '')
  if (digits === '') return ''
  return `${digits.length === 10 ? 'VKN' : 'TCKN'} ${digits}`
}

/** The columns that identify an order and its customer. */
const IDENTITY_COLUMNS: Columns<IdentityRow> = [
  ['Müşteri', ({ customerName }) => customerName],
  ['Vergi dairesi', ({ taxOffice }) => taxOffice],
  ['Vergi no', ({ taxNumber }) => taxNumberText(taxNumber)],
  ['Adres', ({ address }) => address],
  ['İş emri', ({ number }) => number],
  ['Açıklama', ({ description }) => description],
]

/** The amounts of an order. The screen sums the total. */
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
  'to-invoice': [...IDENTITY_COLUMNS, ['Teslim', (row) => day(row.day)], ...AMOUNTS],
  invoices: [
    ['Fatura no', ({ invoiceNumber }) => invoiceNumber],
    ['Fatura günü', (row) => day(row.day)],
    ['Vade', (row) => day(row.dueOn)],
    ...IDENTITY_COLUMNS,
    ...AMOUNTS,
  ],
  payments: [
    ['Ödeme günü', (row) => day(row.day)],
    ['Fatura no', ({ invoiceNumber }) => invoiceNumber],
    ...IDENTITY_COLUMNS,
    ['Nasıl', ({ method }) => METHOD_WORDS[method as PaymentMethod]],
    ['Not', ({ note }) => note],
    ['Toplam', ({ amount }) => money(amount)],
    ['Para birimi', ({ currency }) => currency],
  ],
}

/** The names of the files, without their date. */
export const FILE_NAMES: Readonly<Record<BillingFile, string>> = {
  'to-invoice': 'faturalanacak',
  invoices: 'faturalar',
  payments: 'odemeler',
}
