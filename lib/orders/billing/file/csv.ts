import type { BillingFile } from '@/lib/orders/billing/schema'
import { PAYMENT_METHOD_WORDS, type PaymentMethod } from '@/lib/orders/billing/fields'
import type { Columns, UnquotedCell } from '@/lib/platform/csv/write-csv'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { decimalAmount } from '@/lib/platform/turkish/money'

/** The order and customer of a row, in each CSV file for the accountant. */
type IdentityRow = {
  number: string
  customerName: string
  address: string
  taxOffice: string
  taxNumber: string
  description: string
}

/** A row of the files "to-invoice" and "invoices": an order to invoice, or an order's share of an invoice. */
export type InvoiceFileRow = IdentityRow & {
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

export type PaymentFileRow = IdentityRow & {
  /** The numbers of the order's invoices, separated by commas. */
  invoiceNumber: string
  day: Date
  amount: number
  currency: string
  method: string
  note: string
}

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
  ['Vergi dairesi', ({ taxOffice }) => taxOffice],
  ['Vergi no', ({ taxNumber }) => taxNumberText(taxNumber)],
  ['Adres', ({ address }) => address],
  ['İş emri', ({ number }) => number],
  ['Açıklama', ({ description }) => description],
]

/** The amounts of an order. The summary on the screen adds up the column 'Toplam'. */
const AMOUNT_COLUMNS: Columns<InvoiceFileRow> = [
  ['Matrah', ({ net }) => money(net)],
  ['KDV oranı', ({ vatRate }) => whole(vatRate)],
  ['KDV', ({ vat }) => money(vat)],
  ['Tevkifat', ({ withheld }) => money(withheld)],
  ['Toplam', ({ amount }) => money(amount)],
  ['Para birimi', ({ currency }) => currency],
]

export const FILE_COLUMNS: {
  'to-invoice': Columns<InvoiceFileRow>
  invoices: Columns<InvoiceFileRow>
  payments: Columns<PaymentFileRow>
} = {
  'to-invoice': [...IDENTITY_COLUMNS, ['Teslim', (row) => day(row.day)], ...AMOUNT_COLUMNS],
  invoices: [
    ['Fatura no', ({ invoiceNumber }) => invoiceNumber],
    ['Fatura günü', (row) => day(row.day)],
    ['Vade', (row) => day(row.dueOn)],
    ...IDENTITY_COLUMNS,
    ...AMOUNT_COLUMNS,
  ],
  payments: [
    ['Ödeme günü', (row) => day(row.day)],
    ['Fatura no', ({ invoiceNumber }) => invoiceNumber],
    ...IDENTITY_COLUMNS,
    ['Nasıl', ({ method }) => PAYMENT_METHOD_WORDS[method as PaymentMethod]],
    ['Not', ({ note }) => note],
    ['Toplam', ({ amount }) => money(amount)],
    ['Para birimi', ({ currency }) => currency],
  ],
}

/** The names of the CSV files, without the date. */
export const FILE_NAMES: Readonly<Record<BillingFile, string>> = {
  'to-invoice': 'faturalanacak',
  invoices: 'faturalar',
  payments: 'odemeler',
}
