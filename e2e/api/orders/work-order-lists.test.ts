import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { createMessage } from '@/lib/contact/mutations'
import { messageSchema } from '@/lib/contact/schema'
import { ask, bodyOf } from '../../support/calls/handlers'
import { dayFromNow, useOrders } from '../../support/calls/orders'

const calls = useOrders()
let waitingOrder: Awaited<ReturnType<typeof calls.create>>
let deliveredOrder: Awaited<ReturnType<typeof calls.create>>

beforeAll(async () => {
  deliveredOrder = await calls.createApproved({ companyName: '=HYPERLINK("http://x")', deviceModel: 'Ters "A"; B' })
  await calls.advance(deliveredOrder.id, 4, 5)
  await bodyOf(calls.step(deliveredOrder.id, { step: 6, state: 'delivered', reason: 'Denendi.' }))
  waitingOrder = await calls.create({ companyName: 'Işık Dokuma', promisedOn: '2099-03-06' })
  await calls.sendQuote(waitingOrder.id)
})

const numbersOf = async (query: string) => (await calls.rows(query)).map(({ number }) => number)

test('the list shows the most recently changed order first, and can be filtered and searched', async () => {
  expect(await numbersOf('')).toEqual([waitingOrder.number, deliveredOrder.number])
  expect(await numbersOf('?state=open')).toEqual([waitingOrder.number])
  expect(await numbersOf('?step=6')).toEqual([deliveredOrder.number])
  expect(await numbersOf('?step=6&state=open')).toEqual([])
  expect(await numbersOf('?q=isik')).toEqual([waitingOrder.number])
  expect(await numbersOf(`?q=${deliveredOrder.number}`)).toEqual([deliveredOrder.number])
  expect(await numbersOf('?q=100%25')).toEqual([])
})

const NOTATIONS = ['0532 555 01 77', '05325550177', '0090 0532 5550177', '+90 (0) 532 555-01-77']

test('orders and messages are found by a phone number in any notation, even with other words in the search', async () => {
  const fields = { contactPerson: 'Arayan Kişi', email: 'arayan@ornek.example', problemDescription: 'a' }
  for (const phone of NOTATIONS) {
    await createMessage(messageSchema.parse({ ...fields, phone }), { ipAddress: '192.0.2.2' })
    await calls.create({ contactPerson: 'Arayan Kişi', phone })
  }
  const phonesFor = async (q: string) => {
    const call = { token: calls.token, query: `?q=${encodeURIComponent(q)}` }
    const phones = async (response: Promise<Response>) =>
      (await bodyOf<{ phone: string }[]>(response)).map(({ phone }) => phone).toSorted()
    return [await phones(ask('GET ContactMessages', call)), await phones(calls.list(call.query))]
  }
  const allPhones = NOTATIONS.toSorted()
  for (const q of [...NOTATIONS, '0 532 555 01 77', '5550177', '05325550177 arayan'])
    expect([q, ...(await phonesFor(q))]).toEqual([q, allPhones, allPhones])
  for (const q of ['05325550177 baska', '05325550178', '5550178'])
    expect([q, ...(await phonesFor(q))]).toEqual([q, [], []])
  await db().workOrder.deleteMany({ where: { contactPerson: 'Arayan Kişi' } })
})

test('a foreign phone number is found with and without its trunk prefix 0', async () => {
  await calls.create({ contactPerson: 'Arayan Kişi', phone: '+49 (0) 89 1234567' })
  for (const q of ['+49 89 1234567', '0049 89 1234567', '+49 (0) 89 1234567'])
    expect([q, (await calls.rows(`?q=${encodeURIComponent(q)}`)).length]).toEqual([q, 1])
  await db().workOrder.deleteMany({ where: { contactPerson: 'Arayan Kişi' } })
})

test('the CSV list has Turkish headings, one line per order and no formulas', async () => {
  const response = await calls.list('', { accept: 'text/csv' })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="is-emirleri-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const [heading, firstLine, secondLine, end] = new TextDecoder().decode(bytes).split('\r\n')
  expect(heading).toMatch(/^"İş emri";"Durum";"Adım";/)
  expect(firstLine).toContain(`"${waitingOrder.number}";"Açık";"TP3 Onay";`)
  expect(firstLine).toContain('"06.03.2099";"";"22200,00";"TRY";"Yanıt bekliyor";""')
  expect(secondLine).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(secondLine).toContain('"Ters ""A""; B"')
  expect(secondLine).toContain('"Teslim edildi";"TP6 Garantili teslim"')
  expect(end).toBe('')
})

test('the counts have the open orders by step and since when, the orders by state, the new decisions, and the orders that wait longest', async () => {
  const readCounts = () => bodyOf(calls.ask('GET WorkOrders/counts'))
  const countsBefore = await readCounts()
  expect(countsBefore.steps.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 0])
  expect(countsBefore.steps[2]!.since).toBe((await calls.read(waitingOrder.id)).stepSince)
  expect(countsBefore.states).toEqual({ open: 1, delivered: 1, returned: 0, cancelled: 0 })
  expect(countsBefore.waiting).toMatchObject([{ number: waitingOrder.number }])
  expect(countsBefore.newDecisions).toBe(0)
  await bodyOf(calls.decide(waitingOrder.trackingToken))
  expect((await readCounts()).newDecisions).toBe(1)
  await calls.markSeen(waitingOrder.id)
  expect((await readCounts()).newDecisions).toBe(0)
})

test('orders that need attention are counted and filtered by their latest sent quote', async () => {
  const quoted = async () => {
    const order = await calls.create({ notify: false })
    await calls.sendQuote(order.id)
    return order
  }
  const [decidedOrder, unansweredOrder] = [await quoted(), await quoted()]
  const [expiredOrder, lateOrder] = [await quoted(), await quoted()]
  await bodyOf(calls.decide(decidedOrder.trackingToken))
  await bodyOf(calls.recordDecision(lateOrder.id))
  await bodyOf(calls.put(lateOrder.id, { promisedOn: dayFromNow(-1) }))
  const yesterday = new Date(dayFromNow(-1))
  await db().quote.updateMany({ where: { workOrderId: expiredOrder.id }, data: { validUntil: yesterday } })
  // Only the newer of two versions has a decision.
  const requotedOrder = await quoted()
  await calls.sendQuote(requotedOrder.id, { amount: 5 })
  await bodyOf(calls.recordDecision(requotedOrder.id, { quoteVersion: 2 }))

  const { attention } = await bodyOf(calls.ask('GET WorkOrders/counts'))
  // waitingOrder was approved in an earlier test.
  const zeroCounts = { ending: 0, 'new-photo': 0, part: 0, 'late-part': 0, reopened: 0, 'not-fetched': 0 }
  const counts = { ready: 4, 'new-decision': 1, unanswered: 1, expired: 1, late: 1, due: 1 }
  expect(attention).toEqual({ ...counts, ...zeroCounts })
  expect(await numbersOf('?attention=new-decision')).toEqual([decidedOrder.number])
  expect(await numbersOf('?attention=unanswered')).toEqual([unansweredOrder.number])
  expect(await numbersOf('?attention=expired')).toEqual([expiredOrder.number])
  expect(await numbersOf(`?attention=late&q=${lateOrder.number}`)).toEqual([lateOrder.number])
})
