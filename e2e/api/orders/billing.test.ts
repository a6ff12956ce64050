import { expect, test } from 'vitest'
import { recomputeMissedAccounts } from '@/lib/orders/account/mutations'
import { db } from '@/lib/platform/db/client'
import { INVOICED_ON, newInvoiceNumber, PAID_ON, useBilling } from '../../support/calls/billing'
import { ask, bodyOf, changeSettings, newToken, problemIn, statusesOf } from '../../support/calls/handlers'
import { dayFromNow } from '../../support/calls/orders'

const billing = useBilling()
const { orders } = billing

/** The approved amount of an order, including VAT, in kuruş. */
const TOTAL = 2_220_000

let phoneCount = 0
/** Returns a phone number that no other test uses. An order with it gets a new customer. */
const newPhone = () => `0532 700 ${1000 + (phoneCount += 1)}`
const newCustomer = () => ({ phone: newPhone(), email: '' })

test('an approved order is to be invoiced once it is delivered, then invoiced, partly paid and paid', async () => {
  const { id } = await orders.createApproved()
  await billing.expectState(id, null)
  await billing.deliver(id)
  expect(await billing.expectState(id, 'to-invoice')).toMatchObject({
    amount: TOTAL,
    approved: TOTAL,
    clock: { of: 'invoice', day: dayFromNow(7), days: 7 },
  })
  const invoice = await billing.addInvoice([id])
  expect(invoice).toMatchObject({ amount: TOTAL, day: INVOICED_ON, dueOn: '2026-03-05', withheld: 0 })
  expect(await billing.expectState(id, 'invoiced')).toMatchObject({
    amount: TOTAL,
    clock: { of: 'payment', day: '2026-03-05' },
    invoices: [{ number: invoice.number, net: 1_850_000, vat: 370_000, total: TOTAL }],
  })
  await bodyOf(billing.pay(id, 1_200_000))
  expect(await billing.expectState(id, 'partly-paid')).toMatchObject({ amount: 1_020_000, open: 1_020_000 })
  await bodyOf(billing.pay(id, 1_020_000, { method: 'cheque', note: 'Kalanı' }))
  expect(await billing.expectState(id, 'paid')).toMatchObject({ open: 0, paidOn: PAID_ON, clock: null })
})

test('a payment puts an order among the orders to invoice, even if it pays the whole amount', async () => {
  const { id } = await orders.createApproved()
  await bodyOf(billing.pay(id, 1_000_000))
  await billing.expectState(id, 'to-invoice')
  await bodyOf(billing.pay(id, 1_220_000))
  expect(await billing.expectState(id, 'paid-to-invoice')).toMatchObject({ amount: TOTAL, clock: null })
  await billing.addInvoice([id])
  await billing.expectState(id, 'paid')
})

test('a device returned without repair needs no invoice, and an order can be marked for invoicing before its delivery', async () => {
  const { id } = await orders.create()
  await bodyOf(orders.step(id, { step: 1, state: 'returned' }))
  await billing.expectState(id, null)
  const openOrder = await orders.createApproved()
  await bodyOf(billing.change(openOrder.id, { byHand: true }))
  expect(await billing.expectState(openOrder.id, 'to-invoice')).toMatchObject({ byHand: true, clock: null })
  await bodyOf(billing.change(openOrder.id, { byHand: false }))
  await billing.expectState(openOrder.id, null)
})

test('a reopened paid order keeps its invoice and its payment', async () => {
  const id = await billing.createDelivered()
  await billing.addInvoice([id])
  await bodyOf(billing.pay(id, TOTAL))
  await bodyOf(orders.step(id, { step: 4, state: 'open', reason: 'Aynı arıza.' }))
  await billing.expectState(id, 'paid')
  await orders.sendQuote(id, { amount: 2_000_000 })
  await bodyOf(orders.recordDecision(id, { quoteVersion: 2 }))
  const orderBilling = await billing.expectState(id, 'paid')
  expect(orderBilling).toMatchObject({ approved: 2_400_000, invoiced: TOTAL, paid: TOTAL })
  expect(orderBilling.differences.invoice).toEqual({ amount: -180_000, explained: null })
})

test('one invoice covers several orders of one customer, each with its share', async () => {
  const fields = newCustomer()
  const ids = [await billing.createDelivered(fields), await billing.createDelivered(fields)]
  const invoice = await billing.addInvoice([ids[0]!, { id: ids[1]!, amount: 1_000_000 }])
  expect(invoice).toMatchObject({ amount: TOTAL + 1_000_000 })
  expect(invoice.orders.map(({ amount }) => amount)).toEqual([TOTAL, 1_000_000])
  const secondBilling = await billing.expectState(ids[1]!, 'invoiced')
  expect(secondBilling.invoices).toMatchObject([{ amount: 1_000_000, total: TOTAL + 1_000_000, orders: [{}, {}] }])
  const { number, day } = invoice
  const change = { number, day, orders: [{ id: ids[0], amount: 2_000_000 }] }
  const changedInvoice = await bodyOf(billing.changeInvoice(invoice.id, change, { 'if-match': '*' }))
  expect(changedInvoice).toMatchObject({ amount: 2_000_000 })
  await billing.expectState(ids[1]!, 'to-invoice')
  expect((await billing.changeInvoice(invoice.id, change, { 'if-match': `"${invoice.id}-1"` })).status).toBe(412)
  expect((await billing.deleteInvoice(invoice.id)).status).toBe(204)
  await billing.expectState(ids[0]!, 'to-invoice')
})

test('an existing invoice number adds another order of the same customer to the invoice, and is refused for another customer, even in simultaneous calls', async () => {
  const fields = { ...newCustomer(), companyName: 'Pelitova Gıda' }
  const [firstId, secondId] = [await billing.createDelivered(fields), await billing.createDelivered(fields)]
  const otherId = await billing.createDelivered(newCustomer())
  const number = newInvoiceNumber()
  await billing.addInvoice([firstId], { number })
  const sharedInvoice = await billing.addInvoice([secondId], { number: ` ${number.toLowerCase()} ` })
  expect(sharedInvoice.orders).toHaveLength(2)
  const problem = await problemIn(billing.invoice([otherId], { number }), 409)
  expect(problem.message).toBe(`${number} başka bir müşteride yazılı: Pelitova Gıda, 18.02.2026. Numarayı denetleyin.`)
  expect((await problemIn(billing.invoice([secondId], { number }), 409)).message).toContain('zaten yazılı')
  const wrongDayResponse = await billing.invoice([await billing.createDelivered(fields)], { number, day: '2026-02-19' })
  expect((await problemIn(wrongDayResponse, 409)).message).toContain('18.02.2026 günüyle yazılı')
  await problemIn(billing.invoice([otherId, firstId]), 409)

  const [id1, id2] = [await billing.createDelivered(newCustomer()), await billing.createDelivered(newCustomer())]
  const sharedNumber = newInvoiceNumber()
  const responses = await Promise.all([id1, id2].map((id) => billing.invoice([id], { number: sharedNumber })))
  expect(statusesOf(responses)).toEqual([201, 409])
})

test('withheld VAT reduces the amount due, and is rounded to the kuruş', async () => {
  const id = await billing.createDelivered()
  await billing.addInvoice([id], { withholding: 7 })
  expect(await billing.expectState(id, 'invoiced')).toMatchObject({ withheld: 259_000, receivable: 1_961_000 })
  await bodyOf(billing.pay(id, 1_961_000))
  expect(await billing.expectState(id, 'paid')).toMatchObject({ open: 0 })
  const oddOrderId = await billing.createDelivered()
  await billing.addInvoice([{ id: oddOrderId, amount: 1001 }], { withholding: 5, vatRate: 10 })
  expect((await billing.read(oddOrderId)).invoices).toMatchObject([{ net: 910, vat: 91, withheld: 46, vatRate: 10 }])
})

test('an excess or a shortfall is reported until somebody explains exactly that difference', async () => {
  const id = await billing.createDelivered()
  await billing.addInvoice([{ id, amount: 2_100_000 }])
  await bodyOf(billing.pay(id, 2_100_060))
  const orderBilling = await billing.expectState(id, 'paid')
  expect(orderBilling).toMatchObject({ open: -60 })
  expect(orderBilling.differences).toEqual({
    invoice: { amount: -120_000, explained: null },
    payment: { amount: 60, explained: null },
  })
  await problemIn(billing.saveDifference(id, 'payment', { amount: 61, kind: 'rounding' }), 409)
  await bodyOf(billing.saveDifference(id, 'payment', { amount: 60, kind: 'rounding', text: 'Kuruş' }))
  await bodyOf(billing.saveDifference(id, 'invoice', { amount: -120_000, kind: 'discount' }))
  const explainedBilling = await billing.read(id)
  expect(explainedBilling).toMatchObject({ open: 0, differences: { payment: { explained: { text: 'Kuruş' } } } })
  await bodyOf(billing.deleteDifference(id, 'invoice'))
  const [payment] = explainedBilling.payments
  await bodyOf(billing.changePayment(id, payment!.id, { day: PAID_ON, amount: 2_099_000, method: 'card' }))
  const reducedBilling = await billing.expectState(id, 'partly-paid')
  expect(reducedBilling).toMatchObject({ open: 1000, differences: { invoice: { explained: null }, payment: null } })
  await bodyOf(billing.saveDifference(id, 'payment', { amount: -1000, kind: 'discount' }))
  await billing.expectState(id, 'paid')
  await bodyOf(billing.deletePayment(id, payment!.id))
  await billing.expectState(id, 'invoiced')
})

test('an order can be exempted from an invoice with a reason, and the exemption can be undone', async () => {
  const id = await billing.createDelivered()
  await problemIn(billing.markNoInvoice(id, { reason: 'other' }), 400)
  await bodyOf(billing.markNoInvoice(id, { reason: 'warranty', text: '2025-0151 garantisinden' }))
  const orderBilling = await billing.expectState(id, 'no-invoice')
  expect(orderBilling.noInvoice).toMatchObject({ reason: 'warranty', text: '2025-0151 garantisinden' })
  await problemIn(billing.invoice([id]), 409)
  await bodyOf(billing.removeNoInvoice(id))
  await billing.expectState(id, 'to-invoice')
  await billing.addInvoice([id])
  await problemIn(billing.markNoInvoice(id, { reason: 'warranty' }), 409)
})

test('the due date follows from the settings, the customer or the order, and an earlier invoice keeps its own', async () => {
  const fields = newCustomer()
  const add = () => billing.createDelivered(fields)
  const ids = [await add(), await add(), await add()]
  await billing.addInvoice([ids[0]!])
  const { customerId } = await billing.read(ids[0]!)
  await db().customer.update({ where: { id: customerId! }, data: { paymentDays: 30 } })
  expect((await billing.addInvoice([ids[1]!])).dueOn).toBe('2026-03-20')
  const terms = { days: 30, from: 'customer' }
  expect(await billing.read(ids[0]!)).toMatchObject({ clock: { day: '2026-03-05' }, terms })
  expect((await billing.addInvoice([ids[2]!], { dueOn: '2026-02-20' })).dueOn).toBe('2026-02-20')
  const [invoice] = (await billing.read(ids[0]!)).invoices
  const correction = { number: newInvoiceNumber(), day: INVOICED_ON, orders: [{ id: ids[0] }] }
  expect(await bodyOf(billing.changeInvoice(invoice!.id, correction))).toMatchObject({ dueOn: '2026-03-05' })
  await bodyOf(billing.change(ids[0]!, { dueOn: '2026-04-01' }))
  expect(await billing.read(ids[0]!)).toMatchObject({ dueOn: '2026-04-01', clock: { day: '2026-04-01' } })
  await bodyOf(billing.change(ids[0]!, { dueOn: null }))
  expect(await billing.read(ids[0]!)).toMatchObject({ clock: { day: '2026-03-05' } })
})

test('the deadline for the invoice follows from the delivery and the settings', async () => {
  const id = await billing.createDelivered()
  await changeSettings('orders', { invoiceDays: 3 })
  expect((await billing.read(id)).clock).toEqual({ of: 'invoice', day: dayFromNow(3), days: 3 })
})

test('a payment in another currency does not count until the difference is explained with the rate', async () => {
  const { id } = await orders.create()
  await orders.sendQuote(id, { currency: 'EUR', amount: 17_700 })
  await bodyOf(orders.recordDecision(id))
  await billing.deliver(id)
  await billing.addInvoice([id])
  await bodyOf(billing.pay(id, 900_000, { currency: 'TRY', note: 'kur 42,37' }))
  expect(await billing.expectState(id, 'invoiced')).toMatchObject({
    currency: 'EUR',
    open: 21_240,
    foreign: [{ currency: 'TRY', amount: 900_000 }],
  })
  await bodyOf(billing.saveDifference(id, 'payment', { amount: -21_240, kind: 'rate' }))
  expect(await billing.expectState(id, 'paid')).toMatchObject({ paidOn: PAID_ON, open: 0 })
})

test('a repeated idempotency key stores one payment and one invoice, and an outdated ETag or a future day of payment is refused', async () => {
  const id = await billing.createDelivered()
  const invoiceKeyHeader = { 'idempotency-key': crypto.randomUUID() }
  const responses = await Promise.all([1, 2].map(() => billing.invoice([id], {}, invoiceKeyHeader)))
  expect(statusesOf(responses)).toEqual([201, 201])
  const etagHeader = { 'if-match': `"${id}-${(await billing.read(id)).version}"` }
  const paymentKeyHeader = { 'idempotency-key': crypto.randomUUID() }
  await bodyOf(billing.pay(id, 100, {}, { ...paymentKeyHeader, ...etagHeader }))
  await bodyOf(billing.pay(id, 100, {}, { ...paymentKeyHeader, ...etagHeader }))
  expect((await billing.read(id)).payments).toHaveLength(1)
  await problemIn(billing.pay(id, 100, {}, etagHeader), 412)
  await problemIn(billing.pay(await billing.createDelivered(), 100, {}, paymentKeyHeader), 409)
  await problemIn(billing.pay(id, 100, { day: dayFromNow(1) }), 400)
})

test('a payment of an invoice pays its orders one after another, once per idempotency key, and only if the caller sent the current balance', async () => {
  const fields = newCustomer()
  const add = () => billing.createDelivered(fields)
  const ids = [await add(), await add(), await add()]
  const shares = ids.map((id, index) => ({ id, amount: 1_000_001 + index }))
  const { id, open } = await billing.addInvoice(shares, { withholding: 3 })
  expect(open).toBe(2_850_006)
  await bodyOf(billing.pay(ids[0]!, 950_000))
  const keyHeader = { 'idempotency-key': crypto.randomUUID() }
  await problemIn(billing.payInvoice(id, 950_000, open), 412)
  const remaining = open - 950_000
  const paymentFields = { method: 'cheque', note: 'Dekont 41', day: '2026-03-04' }
  const underpaidInvoice = await bodyOf(
    billing.payInvoice(id, remaining - 500_000, remaining, paymentFields, keyHeader),
  )
  expect(underpaidInvoice).toMatchObject({ open: 500_000, orders: [{ open: 0 }, { open: 0 }, { open: 500_000 }] })
  await bodyOf(billing.payInvoice(id, remaining - 500_000, remaining, paymentFields, keyHeader))
  const billings = await Promise.all(ids.map((orderId) => billing.read(orderId)))
  expect(billings.map(({ payments }) => payments.length)).toEqual([2, 1, 1])
  expect(billings[2]).toMatchObject({ state: 'partly-paid', payments: [paymentFields] })

  const responses = await Promise.all([1, 2].map(() => billing.payInvoice(id, 500_001, 500_000)))
  expect(statusesOf(responses)).toEqual([200, 412])
  const overpaidBilling = await billing.expectState(ids[2]!, 'paid')
  expect(overpaidBilling.differences.payment).toEqual({ amount: 1, explained: null })
  const otherInvoice = await billing.addInvoice([await billing.createDelivered()])
  await problemIn(billing.payInvoice(otherInvoice.id, 1, TOTAL, {}, keyHeader), 409)
})

const IBANS = ['TR450999900000000012345601', 'TR180999900000000012345602']

test('the customer sees the amount due with the bank accounts, or that it is paid, only if the settings say so', async () => {
  const { id, trackingToken } = await orders.createApproved()
  const readPayment = async () => (await orders.readAsCustomer(trackingToken)).payment
  await billing.deliver(id)
  await billing.addInvoice([id], { withholding: 7 })
  expect(await readPayment()).toBeNull()
  const bank = { bank: 'Örnek Bankası', holder: 'Ölçev' }
  const accounts = IBANS.map((iban, i) => ({ ...bank, iban, currency: i === 0 ? 'TRY' : 'EUR' }))
  await changeSettings('bank', { accounts })
  await changeSettings('orders', { showPayments: true })
  const awaitedPayment = { state: 'awaited', currency: 'TRY', total: 1_961_000, open: 1_961_000, dueOn: '2026-03-05' }
  const facts = { isOverdue: true, accounts: [{ iban: IBANS[0] }], paidOn: null }
  expect(await readPayment()).toMatchObject({ ...awaitedPayment, ...facts })
  await bodyOf(billing.pay(id, 1_000_000))
  expect(await readPayment()).toMatchObject({ state: 'partly-paid', paid: 1_000_000, open: 961_000 })
  await bodyOf(billing.pay(id, 961_000, { method: 'cash', day: '2026-03-10' }))
  const fullPayment = { state: 'paid', open: 0, paidOn: '2026-03-10', method: 'cash', accounts: [] }
  expect(await readPayment()).toMatchObject({ ...fullPayment, invoices: [{ day: INVOICED_ON }] })
  const prepaidOrder = await orders.createApproved()
  await bodyOf(billing.pay(prepaidOrder.id, TOTAL))
  const { payment } = await orders.readAsCustomer(prepaidOrder.trackingToken)
  expect(payment).toMatchObject({ state: 'paid', invoices: [] })
})

test('the workshop sees invoices and payments only if the settings say so', async () => {
  const token = await newToken({ role: 'workshop' })
  const list = () => ask('GET Billing', { token })
  await problemIn(list(), 403)
  await changeSettings('orders', { workshopBilling: true })
  expect((await list()).status).toBe(200)
  expect((await ask('GET Billing', { token: await newToken({ role: 'editor' }) })).status).toBe(403)
})

test('after two customers are merged, the payment terms remain, and one invoice can cover orders of both', async () => {
  const add = () => billing.createDelivered(newCustomer())
  const [firstOrderId, secondOrderId] = [await add(), await add()]
  const number = newInvoiceNumber()
  await billing.addInvoice([firstOrderId], { number })
  const customerId = (await billing.read(secondOrderId)).customerId!
  const otherId = (await billing.read(firstOrderId)).customerId!
  await db().customer.update({ where: { id: otherId }, data: { paymentDays: 60 } })
  const call = { params: { key: customerId }, json: { otherId, otherVersion: 1 } }
  await bodyOf(orders.ask('POST Customers/[key]/merge', call))
  expect((await billing.addInvoice([secondOrderId], { number })).orders).toHaveLength(2)
  expect((await billing.read(secondOrderId)).terms).toEqual({ days: 60, from: 'customer' })
})

test('an order delivered by an older version of the site gets a billing record later, unless it was closed before the first billing record', async () => {
  const add = () => billing.createDelivered()
  const [recordedId, missedId, earlyId] = [await add(), await add(), await add()]
  await db().orderAccount.deleteMany({ where: { id: { in: [missedId, earlyId] } } })
  await db().workOrder.update({ where: { id: earlyId }, data: { closedAt: new Date('2020-01-01') } })
  await db().$transaction(recomputeMissedAccounts)
  const where = { id: { in: [recordedId, missedId, earlyId] } }
  const accounts = await db().orderAccount.findMany({
    where,
    select: { id: true, state: true },
    orderBy: { id: 'asc' },
  })
  expect(accounts).toEqual([recordedId, missedId].toSorted().map((id) => ({ id, state: 'to-invoice' })))
})
