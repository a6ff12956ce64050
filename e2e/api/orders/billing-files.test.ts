import { expect, test } from 'vitest'
import { sessionOf } from '@/lib/accounts/sessions'
import { csvOf } from '@/lib/report/csv'
import { getReport } from '@/lib/report/data'
import { readPeriod } from '@/lib/report/period'
import { figureTable } from '@/lib/report/tables'
import { db } from '@/lib/platform/db/client'
import { daysBetween } from '@/lib/platform/turkish/dates'
import { type CurrencySums, parseAmount, sumsByCurrency } from '@/lib/platform/turkish/money'
import { INVOICED_ON, useBilling } from '../../support/calls/billing'
import { bodyOf } from '../../support/calls/handlers'
import { dayFromNow } from '../../support/calls/orders'

const billing = useBilling()
const { orders } = billing

const getFile = (file: string, query = '', headers = {}) =>
  orders.ask('GET Billing/files/[file]', { params: { file }, query, headers })

/** Matches a semicolon outside quotation marks. */
const SEPARATOR = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/

/** Returns the lines of a CSV file as lists of cells, with their quotation marks. */
const linesOf = (csv: string) => {
  const lines = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) => line.split(SEPARATOR))
}

const withoutQuotes = (cell: string) => cell.replaceAll('"', '')

/** Returns the sums of the column 'Toplam' by currency. */
function sumsIn(lines: string[][]): CurrencySums {
  const [headings, ...rows] = lines
  const cell = (row: string[], name: string) => row[headings!.indexOf(`"${name}"`)]!
  return sumsByCurrency(
    rows.map((row) => ({
      amount: parseAmount(cell(row, 'Toplam'), '')!,
      currency: withoutQuotes(cell(row, 'Para birimi')),
    })),
  )
}

test('the accountant’s files have numbers and dates that spreadsheets recognise, texts in quotation marks, and the sums of the screen', async () => {
  const fields = { companyName: '=Gökdemir; Haddecilik', phone: '0532 555 71 01', email: '' }
  const add = () => billing.createDelivered(fields)
  const ids = [await add(), await add(), await add()]
  const { customerId } = await billing.read(ids[0]!)
  const taxFields = { taxNumber: '0123456789', taxOffice: 'İkitelli', address: '1. Cad.\nNo: 3' }
  await db().customer.update({ where: { id: customerId! }, data: taxFields })
  const otherOrder = await orders.create({ companyName: 'Sancak Kablo', phone: '0532 555 71 02', email: '' })
  await orders.sendQuote(otherOrder.id, { currency: 'EUR', amount: 17_701 })
  await bodyOf(orders.recordDecision(otherOrder.id))
  await billing.deliver(otherOrder.id)
  await bodyOf(billing.pay(otherOrder.id, 21_241))
  const invoice = await billing.addInvoice([ids[0]!, { id: ids[1]!, amount: 1_000_050 }], { withholding: 7 })
  await bodyOf(billing.pay(ids[0]!, 1_000_050, { note: 'İlk yarısı' }))

  const { filters } = await billing.counts()
  const readCsv = async (file: string, query = '') => (await getFile(file, query, { accept: 'text/csv' })).text()
  for (const file of ['to-invoice', 'invoices', 'payments']) {
    const summary = await bodyOf(getFile(file))
    const lines = linesOf(await readCsv(file))
    expect([file, sumsIn(lines)]).toEqual([file, summary.sums])
    expect(lines).toHaveLength(summary.rows + 1)
    expect(lines[0]!.map(withoutQuotes)).toEqual(summary.columns)
  }
  const toInvoice = await bodyOf(getFile('to-invoice'))
  expect(toInvoice.sums).toEqual(filters['to-invoice'].sums)
  expect(toInvoice.withoutTaxNumber).toMatchObject([{ name: 'Sancak Kablo' }])

  const linesOfDay = linesOf(await readCsv('invoices', `?from=${INVOICED_ON}&to=${INVOICED_ON}`))
  const firstLine = (await readCsv('invoices')).split('\r\n')[1]!
  expect(firstLine).toBe(
    `"${invoice.number}";18.02.2026;05.03.2026;"'=Gökdemir; Haddecilik";"İkitelli";"VKN 0123456789";"1. Cad., No: 3";` +
      `"${invoice.orders[0]!.number}";"Yumaro YS2-40A-4HP onarımı";18500,00;20;3700,00;2590,00;22200,00;"TRY"`,
  )
  expect(linesOfDay).toHaveLength(3)
  expect(await bodyOf(getFile('invoices', '?from=2026-02-19'))).toMatchObject({ rows: 0, sums: [] })
  const [, ...payments] = linesOf(await readCsv('payments'))
  expect(payments.map((line) => line.slice(0, 3)).toSorted((a, b) => (a[1]! < b[1]! ? -1 : 1))).toEqual([
    ['03.03.2026', '""', '"Sancak Kablo"'],
    ['03.03.2026', `"${invoice.number}"`, `"'=Gökdemir; Haddecilik"`],
  ])
})

test('a customer’s open balance has the amounts to be invoiced and to be paid, by currency, and the customer’s usual time to pay', async () => {
  const fields = { phone: '0532 555 71 03', email: '' }
  const add = () => billing.createDelivered(fields)
  const ids = [await add(), await add(), await add()]
  const day = dayFromNow(-30)
  await billing.addInvoice([ids[0]!], { day })
  await bodyOf(billing.pay(ids[0]!, 1_200_000, { day }))
  await billing.addInvoice([ids[1]!], { day })
  await bodyOf(billing.pay(ids[1]!, 2_220_000, { day: dayFromNow(0) }))
  const { customerId } = await billing.read(ids[0]!)
  const readBalance = (key = customerId!) => orders.ask('GET Billing/customers/[key]', { params: { key } })
  const lira = (amount: number) => [{ currency: 'TRY', amount }]
  expect(await bodyOf(readBalance())).toMatchObject({
    toInvoice: lira(2_220_000),
    unpaid: lira(1_020_000),
    open: lira(3_240_000),
    orders: [
      { id: ids[0], state: 'partly-paid' },
      { id: ids[2], state: 'to-invoice' },
    ],
    invoices: { count: 2, sums: lira(4_440_000) },
    lastPayment: { currency: 'TRY', amount: 2_220_000 },
    terms: { days: 15, from: 'settings' },
  })
  const { paymentDays } = await bodyOf(readBalance())
  expect(paymentDays).toBeGreaterThan(0)
  expect((await readBalance(crypto.randomUUID())).status).toBe(404)
  const change = { params: { key: customerId! }, json: { paymentDays: 45 } }
  const { terms } = await bodyOf(orders.ask('PATCH Billing/customers/[key]', change))
  expect(terms).toEqual({ days: 45, from: 'customer' })
})

test('the report has invoiced and paid amounts by month and currency, and unpaid amounts by age', async () => {
  const fields = { phone: '0532 555 71 04', email: '' }
  const ids = [await billing.createDelivered(fields), await billing.createDelivered(fields)]
  await billing.addInvoice([ids[0]!], { day: '2024-05-31' })
  await bodyOf(billing.pay(ids[0]!, 1_000_000, { day: '2024-06-01' }))
  await billing.addInvoice([{ id: ids[1]!, amount: 500_000 }], { day: '2024-06-30', withholding: 5 })
  await bodyOf(billing.pay(ids[1]!, 100, { day: '2024-06-30', currency: 'USD' }))
  const session = (await sessionOf(orders.token))!
  const query = { donem: 'aralik', bas: '2024-05-01', son: '2024-06-30', cubuk: 'ay' }
  const { period } = readPeriod(query, dayFromNow(0))
  const report = await getReport(session, period!, { sections: ['billing'] })
  expect(report.billing!.billed).toMatchObject([
    {
      currency: 'TRY',
      invoiced: 2_720_000,
      paid: 1_000_000,
      buckets: [
        { from: '2024-05-01', invoiced: 2_220_000, paid: 0 },
        { from: '2024-06-01', invoiced: 500_000, paid: 1_000_000 },
      ],
    },
    { currency: 'USD', invoiced: 0, paid: 100 },
  ])
  const [, , june] = csvOf(figureTable('billed', report)!)
  expect(june!.slice(0, 4)).toEqual(['Haziran 2024', '5000,00', '10000,00', { unquoted: '-5000,00' }])
  const { filters } = await billing.counts()
  const [unpaid] = report.billing!.unpaid
  const { total, overdue, overdueDays, ages } = unpaid!
  const liraIn = (sums: CurrencySums) => sums.find(({ currency }) => currency === 'TRY')?.amount
  expect(total).toBe(liraIn(sumsByCurrency([...filters.invoiced.sums, ...filters['partly-paid'].sums])))
  expect(overdue).toBe(liraIn(filters.overdue.sums))
  expect(ages.notDue + ages.upTo30 + ages.upTo60 + ages.more).toBe(total)
  expect(ages.more).toBeGreaterThanOrEqual(2_220_000 - 1_000_000 + (500_000 - 41_667))
  expect(overdueDays).toBe(daysBetween('2024-06-15', dayFromNow(0)))
})
