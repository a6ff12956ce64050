import { expect, test } from 'vitest'
import type { Prisma } from '@/lib/generated/prisma/client'
import { computeAccount } from '@/lib/orders/account/account'
import { readAccounts } from '@/lib/orders/account/data'
import { recomputeOrderAccount } from '@/lib/orders/account/mutations'
import { BILLING_FILTERS, type BillingFilter } from '@/lib/orders/billing/schema'
import { sessionOf } from '@/lib/accounts/sessions'
import { readToday } from '@/lib/dashboard/today/data'
import { queueReminders, sendReminders } from '@/lib/orders/order/reminders'
import { searchPanel } from '@/lib/panel/data'
import { bodyOf, newToken } from '../../support/calls/handlers'
import { db } from '@/lib/platform/db/client'
import { DAY_MS, daysLater, istanbulDay } from '@/lib/platform/turkish/dates'
import { newInvoiceNumber, useBilling } from '../../support/calls/billing'
import { dayFromNow } from '../../support/calls/orders'
import { randomNumbers } from '../../support/random'
import { orderRow } from '../../support/calls/rows'

const billing = useBilling()
const { orders } = billing

const random = randomNumbers(20_261_129)
const pick = <Choice>(...choices: Choice[]) => choices[random(choices.length)]!

const includeRows = {
  quotes: true,
  shares: { include: { invoice: true } },
  payments: true,
  differences: true,
  account: true,
} satisfies Prisma.WorkOrderInclude
type OrderWithRows = Prisma.WorkOrderGetPayload<{ include: typeof includeRows }>

/** Sums an order's rows one by one, by the billing rules, and returns the columns that its billing record must have. */
function expectedAccount({ state, quotes, shares, payments, differences, account }: OrderWithRows) {
  const lastSentQuote = quotes.filter(({ sentAt }) => sentAt).toSorted((a, b) => b.version - a.version)[0]
  const quote = lastSentQuote?.decision === 'approved' ? lastSentQuote : null
  const sharesByDay = shares.toSorted((a, b) => a.invoice.day.getTime() - b.invoice.day.getTime())
  const firstPayment = payments.toSorted(
    (a, b) => Number(a.day) - Number(b.day) || Number(a.createdAt) - Number(b.createdAt),
  )[0]
  const currency = sharesByDay[0]?.invoice.currency ?? quote?.currency ?? firstPayment?.currency ?? 'TRY'
  let [invoiced, withheld, paid] = [0n, 0n, 0n]
  for (const share of shares) {
    invoiced += BigInt(share.amount)
    withheld += BigInt(share.withheld)
  }
  for (const payment of payments) if (payment.currency === currency) paid += BigInt(payment.amount)
  const approved = quote?.currency === currency ? quote.total! : 0n
  const remaining = invoiced - withheld - paid
  const isDifferenceExplained = differences.some(({ of, amount }) => of === 'payment' && amount === -remaining)
  const sums = { currency, approved, invoiced, withheld, paid }
  if (account && account.noInvoice !== '') return { ...sums, state: 'no-invoice', amount: 0n }
  if (shares.length > 0 && (remaining <= 0n || isDifferenceExplained)) return { ...sums, state: 'paid', amount: paid }
  if (shares.length > 0) return { ...sums, state: paid > 0n ? 'partly-paid' : 'invoiced', amount: remaining }
  if (approved > 0n && paid >= approved) return { ...sums, state: 'paid-to-invoice', amount: approved }
  const isToInvoice = (state === 'delivered' && quote) || account?.byHand || payments.length > 0
  return isToInvoice ? { ...sums, state: 'to-invoice', amount: approved } : { ...sums, state: '', amount: 0n }
}

/** Expects the billing records of all orders to agree with their rows, and returns their states. */
async function expectConsistentAccounts() {
  const storedOrders = await db().workOrder.findMany({ include: includeRows })
  for (const order of storedOrders) {
    const expected = expectedAccount(order)
    expect([order.number, order.account ?? expected]).toMatchObject([order.number, expected])
  }
  return storedOrders.map(({ account }) => account?.state ?? '')
}

/** Makes a random call about one of the orders, which the rules may refuse. Returns the status. */
async function makeRandomCall(ids: readonly string[]): Promise<number> {
  const id = pick(...ids)
  const otherId = pick(...ids)
  const amount = pick(2_220_000, 1_000_000, 500_060, 1)
  const response = await billing.get(id)
  if (!response.ok) return response.status
  const { payments, invoices, open } = await bodyOf(response)
  const payment = payments[random(payments.length + 1)]
  const invoice = invoices[random(invoices.length + 1)]
  const fields = { number: newInvoiceNumber(), day: dayFromNow(-random(60)), withholding: pick(0, 0, 7) }
  const calls = [
    () => billing.pay(id, amount, { currency: pick(null, null, 'EUR') }),
    () => billing.pay(id, Math.max(open, 1)),
    () => (payment ? billing.deletePayment(id, payment.id) : billing.pay(id, amount)),
    () => (payment ? billing.changePayment(id, payment.id, { ...payment, amount }) : billing.pay(id, amount)),
    () =>
      billing.invoice(
        [...new Set([id, otherId])].map((key) => ({ id: key, amount })),
        fields,
      ),
    () => billing.invoice([id], fields),
    () => (invoice ? billing.deleteInvoice(invoice.id) : billing.invoice([id], fields)),
    () => billing.changeInvoice(invoice?.id ?? id, { ...fields, orders: [{ id, amount }] }),
    () => billing.saveDifference(id, 'payment', { amount: -open, kind: 'rounding' }),
    () => billing.deleteDifference(id, 'payment'),
    () => (random(3) === 0 ? billing.markNoInvoice(id, { reason: 'warranty' }) : billing.removeNoInvoice(id)),
    () => billing.change(id, { byHand: random(2) === 0 }),
    () => orders.step(id, { step: 6, state: 'delivered', reason: 'Denendi.' }),
    () => orders.step(id, { step: 4, state: 'open', reason: 'Yeniden.' }),
    () => orders.quote(id, { send: true, amount: 1_850_000 + random(3) }),
    async () => {
      const quote = await db().quote.findFirst({ where: { workOrderId: id }, orderBy: { version: 'desc' } })
      return orders.recordDecision(id, {
        quoteVersion: quote!.version,
        decision: pick('approved', 'approved', 'declined'),
      })
    },
  ]
  return (await pick(...calls)()).status
}

test('after a random history with 20 calls at a time, the state and sums of each order agree with its rows', async () => {
  const ids: string[] = []
  for (const phone of ['0532 555 70 01', '0532 555 70 02'])
    for (let n = 0; n < 3; n++) ids.push((await orders.createApproved({ phone, email: '' })).id)
  const [statuses, states]: [number[], Set<string>] = [[], new Set()]
  for (let round = 0; round < 6; round++) {
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => makeRandomCall(ids)))))
    for (const state of await expectConsistentAccounts()) states.add(state)
  }
  // On a busy machine a call may get 503 after a wait. It has then stored nothing.
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(50)
  expect(states.size).toBeGreaterThan(3)
})

const ORDER_COUNT = 100

/** Stores orders with random quotes, invoices and payments. */
async function storeRandomOrders() {
  const daysAgo = (days: number) => new Date(dayFromNow(-days))
  for (let n = 0; n < ORDER_COUNT; n++) {
    const id = crypto.randomUUID()
    const currency = pick('TRY', 'TRY', 'EUR')
    const state = pick('delivered', 'delivered', 'open')
    const total = 1000 + random(100_000)
    const amounts = { amount: total, net: total, vat: 0, total, vatRate: 0 }
    await db().workOrder.create({
      data: orderRow({
        id,
        phone: '',
        state,
        closedAt: state === 'open' ? null : new Date(Date.now() - random(40) * DAY_MS),
        quotes: {
          create: {
            ...amounts,
            id: crypto.randomUUID(),
            version: 1,
            currency,
            work: '',
            leadDays: 1,
            validUntil: daysAgo(0),
            sentAt: daysAgo(0),
            decision: pick('approved', 'approved', 'declined'),
            decidedAt: daysAgo(0),
            decidedBy: 'x',
            decidedHow: 'phone',
          },
        },
        account: {
          create: {
            byHand: random(9) === 0,
            ...(random(9) === 0 && { noInvoice: 'warranty', noInvoiceAt: new Date() }),
          },
        },
      }),
    })
    for (let count = random(3); count > 0; count--) {
      const amount = 1 + random(total)
      const day = daysAgo(random(400))
      const share = { amount, net: amount, vat: 0, withheld: 0, vatRate: 0, id: crypto.randomUUID(), workOrderId: id }
      const invoice = { id: crypto.randomUUID(), number: newInvoiceNumber(), currency, day }
      await db().invoice.create({ data: { ...invoice, dueOn: daysAgo(random(40) - 15), shares: { create: share } } })
    }
    for (let count = random(3); count > 0; count--) {
      // Half of them today, so that even in January some orders were paid this year.
      const day = daysAgo(pick(0, random(400)))
      const payment = { id: crypto.randomUUID(), workOrderId: id, day, method: 'card' }
      await db().payment.create({ data: { ...payment, amount: 1 + random(total), currency: pick(currency, 'USD') } })
    }
    await db().$transaction((tx) => recomputeOrderAccount(tx, id))
  }
}

test('lists, counts and sums of random orders agree with the rules for a single order', async () => {
  await storeRandomOrders()
  const orders = await db().workOrder.findMany({ select: { id: true } })
  const rows = await readAccounts(
    db(),
    orders.map(({ id }) => id),
  )
  const today = istanbulDay(new Date())
  const accounts = rows.map((row) => {
    const { amount, state, ...account } = computeAccount(row)
    const isToInvoice = state === 'to-invoice' || state === 'paid-to-invoice'
    const invoiceBy = isToInvoice && account.deliveredOn ? daysLater(account.deliveredOn, 7) : null
    return { id: row.id, amount, state, isToInvoice, invoiceBy, ...account }
  })
  const isUnpaid = ({ state }: (typeof accounts)[number]) => state === 'invoiced' || state === 'partly-paid'
  const rules: Record<BillingFilter, (account: (typeof accounts)[number]) => boolean> = {
    open: (account) => account.isToInvoice || isUnpaid(account),
    'to-invoice': ({ isToInvoice }) => isToInvoice,
    invoiced: ({ state }) => state === 'invoiced',
    'partly-paid': ({ state }) => state === 'partly-paid',
    paid: ({ state, paidOn }) => state === 'paid' && paidOn!.slice(0, 4) === today.slice(0, 4),
    overdue: (account) => isUnpaid(account) && account.dueOn! < today,
    'due-soon': (account) => isUnpaid(account) && account.dueOn! >= today && account.dueOn! < daysLater(today, 7),
    'invoice-late': ({ invoiceBy }) => invoiceBy !== null && invoiceBy < today,
    'no-invoice': ({ state }) => state === 'no-invoice',
  }
  const { filters } = await billing.counts()
  for (const filter of BILLING_FILTERS) {
    const expected = accounts.filter((account) => rules[filter](account))
    const listedRows = await billing.rows(`?filter=${filter}`)
    expect([filter, listedRows.map(({ id }) => id).toSorted()]).toEqual([
      filter,
      expected.map(({ id }) => id).toSorted(),
    ])
    expect([filter, filters[filter].count]).toEqual([filter, expected.length])
    for (const { currency, amount } of filters[filter].sums) {
      const accountsInCurrency = expected.filter((account) => account.currency === currency)
      expect([filter, currency, amount]).toEqual([
        filter,
        currency,
        accountsInCurrency.reduce((sum, row) => sum + row.amount, 0),
      ])
    }
    expect(expected.length).toBeGreaterThan(0)
  }
  const clockDays = (await billing.rows('?filter=open&sort=due')).map(({ clock }) => clock?.day ?? '9999')
  expect(clockDays).toEqual(clockDays.toSorted())
  const deliveryDays = (await billing.rows('?filter=open')).map(({ deliveredOn }) => deliveredOn ?? '9999')
  expect(deliveryDays).toEqual(deliveryDays.toSorted())
})

test('the search finds orders by invoice number, tax number, order number and customer', async () => {
  const id = await billing.createDelivered({ companyName: 'Gökdemir Haddecilik', phone: '0532 555 70 09', email: '' })
  const { customerId, number } = await billing.read(id)
  await db().customer.update({ where: { id: customerId! }, data: { taxNumber: '1234567890' } })
  const invoice = await billing.addInvoice([id])
  for (const query of [invoice.number.toLowerCase(), '1234567890', number, 'gökdemir hadde']) {
    const response = await billing.list(`?q=${encodeURIComponent(query)}&page=1`)
    expect(response.headers.get('x-total-count')).toBe('1')
    expect(await bodyOf(response)).toMatchObject([{ id, invoiceNumbers: [invoice.number] }])
  }
  expect(await billing.rows('?q=OLC2025000000988')).toEqual([])
})

const readTodayAs = async (role: 'manager' | 'workshop') => readToday((await sessionOf(await newToken({ role })))!)

test('‘Bugün’ and the morning’s email list what fell due, only for accounts that see invoices', async () => {
  await db().invoiceShare.deleteMany()
  await db().payment.deleteMany()
  await db().workOrder.deleteMany()
  const add = () => billing.createDelivered()
  const [lateId, overdueId, dueTodayId] = [await add(), await add(), await add()]
  await db().workOrder.update({ where: { id: lateId }, data: { closedAt: new Date(Date.now() - 8 * DAY_MS) } })
  await db().$transaction((tx) => recomputeOrderAccount(tx, lateId))
  await billing.addInvoice([overdueId], { dueOn: dayFromNow(-1) })
  await billing.addInvoice([dueTodayId], { dueOn: dayFromNow(0) })
  const { groups } = await readTodayAs('manager')
  expect(groups.slice(-2)).toMatchObject([
    { title: 'Fatura süresi geçen', total: 1, rows: [{ age: '1 gün geçti', tone: 'strong' }] },
    { title: 'Vadesi geçen', total: 1, url: '/admin/muhasebe?suz=vadesi-gecti', rows: [{ title: 'Tunçel Ambalaj' }] },
  ])
  expect(groups.at(-1)!.rows[0]!.text).toMatch(/^22\.200,00 TL, vade /)
  expect((await readTodayAs('workshop')).groups.map(({ title }) => title)).not.toContain('Vadesi geçen')

  const day = istanbulDay(new Date())
  await queueReminders(new Date(`${day}T08:01:00+03:00`))
  await sendReminders({ day })
  const { text } = await db().mail.findFirstOrThrow({ where: { kind: 'reminder' } })
  const numberOf = async (id: string) => (await billing.read(id)).number
  expect(text).toContain(`Fatura süresi dün dolan: ${await numberOf(lateId)} Yumaro YS2-40A-4HP`)
  expect(text).toContain(`Vadesi dün dolan: ${await numberOf(overdueId)} Yumaro YS2-40A-4HP`)
  expect(text).not.toContain(await numberOf(dueTodayId))
})

test('the panel’s search finds an order by its invoice number, only for accounts that see invoices', async () => {
  const id = await billing.createDelivered()
  const { number } = await billing.addInvoice([id])
  const search = async (role: 'manager' | 'workshop', text: string) =>
    searchPanel((await sessionOf(await newToken({ role })))!, text)
  const [group] = await search('manager', number.toLowerCase())
  expect(group).toMatchObject({ kind: 'order', total: 1, hits: [{ id, text: `Yumaro YS2-40A-4HP, Fatura ${number}` }] })
  expect(await search('workshop', number)).toEqual([])
})
