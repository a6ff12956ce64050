import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { bodyOf, problemIn, statusesOf } from '../../support/calls/handlers'
import { dayFromNow, useOrders } from '../../support/calls/orders'

const calls = useOrders()

const CHANGED_MESSAGE = 'Teklif siz bakarken değişti. Güncel teklifi görüp yeniden karar verin.'
const EXPIRED_MESSAGE = 'Bu teklifin süresi doldu. Yeni teklif isteyin.'

const STALE_MESSAGE = 'Bu kayıt siz düzenlerken değişti.'

const staleMessageIn = async (response: Promise<Response>) => (await problemIn(response, 412)).message
const conflictMessageIn = async (response: Promise<Response>) => (await problemIn(response, 409)).message
const mailsOf = (workOrderId: string, kind: string) => db().mail.findMany({ where: { workOrderId, kind } })
const expireQuotes = (workOrderId: string) =>
  db().quote.updateMany({ where: { workOrderId }, data: { validUntil: new Date(dayFromNow(-1)) } })

const createQuoted = async () => {
  const order = await calls.create()
  await calls.sendQuote(order.id)
  return order
}

test('a draft is saved in place, and the customer does not see it', async () => {
  const { id, trackingToken } = await calls.create()
  await bodyOf(calls.quote(id), 201)
  const draft = await bodyOf(calls.quote(id, { amount: 5 }), 201)
  expect(draft).toMatchObject({ version: 1, amount: 5, sentAt: null })
  expect(await calls.read(id)).toMatchObject({ step: 1, quote: null, quotes: [draft] })
  expect((await calls.readAsCustomer(trackingToken)).quote).toBeNull()
})

test('a sent quote moves the order to step 3 and is emailed', async () => {
  const { id, trackingToken } = await calls.create()
  await bodyOf(calls.quote(id), 201)
  const quote = await calls.sendQuote(id)
  expect(quote).toMatchObject({ version: 1, net: 1_850_000, vat: 370_000, total: 2_220_000, currency: 'TRY' })
  const order = await calls.read(id)
  expect(order).toMatchObject({ step: 3, quote: { version: 1, decision: null } })
  expect(order.events[0]).toMatchObject({ kind: 'quote', step: 3, quoteVersion: 1, author: calls.email })
  expect(order.mails[0]).toMatchObject({ kind: 'quote-ready' })
  expect((await calls.readAsCustomer(trackingToken)).quote).toMatchObject({
    version: 1,
    total: 2_220_000,
    decision: null,
  })
})

test('sending a draft twice creates one version and one email', async () => {
  const { id } = await calls.create()
  const quotes = await Promise.all([calls.sendQuote(id), calls.sendQuote(id)])
  expect(quotes.map(({ version }) => version)).toEqual([1, 1])
  expect(await mailsOf(id, 'quote-ready')).toHaveLength(1)
})

test('a changed quote becomes a new version, which needs a new decision', async () => {
  const { id, trackingToken } = await calls.createApproved()
  await calls.advance(id, 4)
  await bodyOf(calls.quote(id, { amount: 3_000_000 }), 201)
  expect((await calls.read(id)).quote).toMatchObject({ version: 1, decision: 'approved' })
  await calls.sendQuote(id, { amount: 3_000_000 })
  const order = await calls.read(id)
  expect(order).toMatchObject({ step: 3, quote: { version: 2, decision: null } })
  expect(order.quotes[1]).toMatchObject({ version: 1, decision: 'approved' })
  expect(await conflictMessageIn(calls.step(id, { step: 4 }))).toBe('Onay olmadan onarıma geçilemez.')
  expect((await calls.readAsCustomer(trackingToken)).quote).toMatchObject({ version: 2, previousTotal: 2_220_000 })
})

test.each([
  ['amount', -5, 'Tutar sıfırdan büyük olmalı.'],
  ['amount', 1.5, 'Tutarı 22.000,00 biçiminde yazın.'],
  ['vatRate', 101, 'KDV oranı 0 ile 100 arasında bir tam sayı olmalı.'],
  ['discount', { kind: 'amount', value: 1_850_000 }, 'Ödenecek tutar sıfırdan büyük olmalı.'],
  ['discount', { kind: 'percent', value: 10_000 }, 'Ödenecek tutar sıfırdan büyük olmalı.'],
])('a quote whose %s is %j is refused', async (field, value, message) => {
  const { id } = await calls.create({ notify: false })
  const { errors } = await problemIn(calls.quote(id, { send: true, [field]: value }), 400)
  expect(errors?.[field]?.[0]).toBe(message)
})

test('the customer’s decision adds an event, is emailed to both sides, and is new until staff open the order', async () => {
  const { id, trackingToken } = await createQuoted()
  const customerOrder = await bodyOf(calls.decide(trackingToken, { note: 'Sipariş 4500-118' }))
  expect(customerOrder.quote).toMatchObject({ decision: 'approved', decidedBy: 'Sevgi Taşkıran', decidedHow: 'page' })
  const order = await calls.read(id)
  expect(order).toMatchObject({ isDecisionNew: true, quote: { decisionNote: 'Sipariş 4500-118', recordedBy: '' } })
  expect(order.events[0]).toMatchObject({ kind: 'decision', quoteVersion: 1, author: '' })
  expect(order.leadTimeEndsOn! > istanbulDay(new Date())).toBe(true)
  expect(await mailsOf(id, 'decision-confirmed')).toMatchObject([{ recipient: 'sevgi@ornek.example' }])
  expect(await mailsOf(id, 'new-decision')).toMatchObject([{ recipient: DEFAULT_SETTINGS.contact.email }])
  expect((await calls.markSeen(id)).status).toBe(204)
  expect(await calls.read(id)).toMatchObject({ isDecisionNew: false, updatedAt: order.updatedAt })
})

test('a decision recorded by staff says who made it and how, and who recorded it, and is not new', async () => {
  const { id } = await createQuoted()
  const order = await bodyOf(calls.recordDecision(id, { decision: 'declined', by: 'Nurhan', how: 'in-person' }))
  expect(order).toMatchObject({ isDecisionNew: false, leadTimeEndsOn: null })
  expect(order.quote).toMatchObject({
    decision: 'declined',
    decidedBy: 'Nurhan',
    decidedHow: 'in-person',
    recordedBy: calls.email,
  })
  await problemIn(calls.recordDecision(id, { how: 'page' }), 400)
})

test('200 simultaneous calls that approve or decline a quote produce one decision, one event and one email to each side', async () => {
  const { id, trackingToken } = await createQuoted()
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, i) => calls.decide(trackingToken, { decision: i % 2 ? 'approved' : 'declined' })),
  )
  expect(statusesOf(responses)).toEqual([...Array<number>(100).fill(200), ...Array<number>(100).fill(409)])
  const { events } = await calls.read(id)
  expect(events.filter(({ kind }) => kind === 'decision')).toHaveLength(1)
  expect(await mailsOf(id, 'decision-confirmed')).toHaveLength(1)
  expect(await mailsOf(id, 'new-decision')).toHaveLength(1)
})

test.each([
  ['approved', 'declined', 'onaylandı'],
  ['declined', 'approved', 'onaylanmadı'],
])(
  'a quote that was %s cannot be %s later, by the customer or by staff, unless there is a new version',
  async (firstDecision, otherDecision, inTurkish) => {
    const { id, trackingToken } = await createQuoted()
    await bodyOf(calls.decide(trackingToken, { decision: firstDecision }))
    const orderBefore = await calls.read(id)
    await bodyOf(calls.decide(trackingToken, { decision: firstDecision, name: 'Başkası', note: 'x' }))
    await bodyOf(calls.recordDecision(id, { decision: firstDecision }))
    for (const response of [
      calls.decide(trackingToken, { decision: otherDecision }),
      calls.recordDecision(id, { decision: otherDecision }),
    ])
      expect(await conflictMessageIn(response)).toBe(`Karar daha önce verildi: teklif ${inTurkish}.`)
    expect(await calls.read(id)).toEqual(orderBefore)
    expect(await calls.sendQuote(id, { amount: 9_000_000 })).toMatchObject({ version: 2, decision: null })
    for (const response of [
      calls.decide(trackingToken, { decision: otherDecision }),
      calls.recordDecision(id, { decision: otherDecision }),
    ])
      expect(await conflictMessageIn(response)).toBe(CHANGED_MESSAGE)
    await bodyOf(calls.decide(trackingToken, { quoteVersion: 2, decision: otherDecision }))
    const decisions = (await calls.read(id)).quotes.map(({ version, decision }) => [version, decision])
    expect(decisions).toEqual([
      [2, otherDecision],
      [1, firstDecision],
    ])
  },
)

test('a decision that races with a new version applies to the former version or is refused', async () => {
  const { id, trackingToken } = await createQuoted()
  const [response] = await Promise.all([calls.decide(trackingToken), calls.sendQuote(id, { amount: 9_000_000 })])
  const { quotes } = await calls.read(id)
  expect(quotes.map(({ decision }) => decision)).toEqual([null, response.status === 200 ? 'approved' : null])
})

test('an expired quote cannot be approved, but can be declined', async () => {
  const { id, trackingToken } = await createQuoted()
  await expireQuotes(id)
  expect((await calls.readAsCustomer(trackingToken)).quote).toMatchObject({ isExpired: true })
  expect(await conflictMessageIn(calls.decide(trackingToken))).toBe(EXPIRED_MESSAGE)
  expect(await conflictMessageIn(calls.recordDecision(id))).toBe(EXPIRED_MESSAGE)
  const customerOrder = await bodyOf(calls.decide(trackingToken, { decision: 'declined' }))
  expect(customerOrder.quote).toMatchObject({ decision: 'declined' })
})

test('a closed order accepts neither a quote nor a decision', async () => {
  const { id, trackingToken } = await createQuoted()
  await bodyOf(calls.step(id, { step: 3, state: 'cancelled' }))
  expect(await conflictMessageIn(calls.decide(trackingToken))).toBe('İş emri kapandı; karar verilemez.')
  await conflictMessageIn(calls.recordDecision(id))
  await conflictMessageIn(calls.quote(id))
})

test('a new version is refused if its author has not seen the approval', async () => {
  const { id, trackingToken } = await createQuoted()
  const ifMatch = await calls.ifMatch(id)
  await bodyOf(calls.decide(trackingToken))
  expect(await staleMessageIn(calls.quote(id, { amount: 9_000_000, send: true }, ifMatch))).toBe(STALE_MESSAGE)
  expect((await calls.read(id)).quotes).toMatchObject([{ version: 1, decision: 'approved' }])
})

test('one of two quotes sent simultaneously with the same ETag is refused', async () => {
  const { id } = await calls.create()
  const ifMatch = await calls.ifMatch(id)
  const responses = await Promise.all([1, 2].map((amount) => calls.quote(id, { amount, send: true }, ifMatch)))
  expect(statusesOf(responses)).toEqual([201, 412])
  expect((await calls.read(id)).quotes).toHaveLength(1)
})

test.each([{ send: false }, { send: true }])(
  'saving the same quote again after a lost response succeeds: %j',
  async (fields) => {
    const { id } = await calls.create()
    const ifMatch = await calls.ifMatch(id)
    await bodyOf(calls.quote(id, fields, ifMatch), 201)
    const orderBefore = await calls.read(id)
    await bodyOf(calls.quote(id, fields, ifMatch), 201)
    expect(await calls.read(id)).toEqual(orderBefore)
  },
)

const LABOUR = { kind: 'labour', text: 'Güç katı onarımı', quantity: 4.5, unit: 'saat', unitPrice: 120_000 }
const MODULE = { kind: 'part', text: 'IGBT modülü', quantity: 2, unit: 'adet', unitPrice: 333_333 }

const withLines = (lines: unknown[], otherFields = {}) => ({ amount: null, work: '', lines, ...otherFields })

test('the server adds up a quote’s lines, and staff and customer get the same sums', async () => {
  const { id, trackingToken } = await calls.create()
  const discount = { kind: 'percent', value: 750 }
  const quote = await calls.sendQuote(id, withLines([LABOUR, MODULE], { discount, vatRate: 20 }))
  const sums = {
    lines: [
      { ...LABOUR, total: 540_000 },
      { ...MODULE, total: 666_666 },
    ],
    discount,
    subtotal: 1_206_666,
    discountAmount: 90_500,
    net: 1_116_166,
    vat: 223_233,
    total: 1_339_399,
  }
  expect(quote).toMatchObject(sums)
  expect((await calls.readAsCustomer(trackingToken)).quote).toMatchObject(sums)
})

test('the sums of a quote are stored when it is sent, and are not in the audit trail', async () => {
  const { id } = await calls.create()
  const readSums = () =>
    db().quote.findMany({ where: { workOrderId: id }, select: { net: true, vat: true, total: true } })
  await bodyOf(calls.quote(id, { amount: 1_500_001 }), 201)
  expect(await readSums()).toEqual([{ net: null, vat: null, total: null }])
  await calls.sendQuote(id, { amount: 2_000_000_000, vatRate: 100 })
  expect(await readSums()).toEqual([{ net: 2_000_000_000n, vat: 2_000_000_000n, total: 4_000_000_000n }])
  const entries = await db().auditEntry.findMany({ where: { itemId: id }, select: { changes: true } })
  expect(JSON.stringify(entries)).toContain('quote.amount')
  expect(JSON.stringify(entries)).not.toMatch(/quote\.(net|vat|total)"/)
})

test('a draft may be empty, and sending it names all missing fields', async () => {
  const { id } = await calls.create()
  const emptyFields = { amount: null, work: '', leadDays: null, validUntil: null, lines: [{}, { text: 'Fan' }] }
  const draft = await bodyOf(calls.quote(id, emptyFields), 201)
  expect(draft).toMatchObject({ total: 0, leadDays: null, validUntil: null, sentAt: null })
  const { errors } = await problemIn(calls.quote(id, { ...emptyFields, send: true }), 400)
  expect(Object.keys(errors!).toSorted()).toEqual([
    'leadDays',
    'lines.0.quantity',
    'lines.0.text',
    'lines.0.unitPrice',
    'lines.1.quantity',
    'lines.1.unitPrice',
    'validUntil',
  ])
  expect((await calls.read(id)).quotes).toMatchObject([draft])
})

test.each([
  ['a discount above the sum', withLines([MODULE], { discount: { kind: 'amount', value: 700_000 } }), 'discount'],
  ['nothing to pay', withLines([{ ...MODULE, unitPrice: 0 }]), 'lines'],
  ['31 lines', withLines(Array.from({ length: 31 }, () => MODULE)), 'lines'],
  ['a sum above 20 million liras', withLines([{ ...MODULE, quantity: 100_000 }]), 'lines'],
])('a quote with %s is not sent', async (_, fields, field) => {
  const { id } = await calls.create({ notify: false })
  const { errors } = await problemIn(calls.quote(id, { ...fields, send: true }), 400)
  expect(Object.keys(errors!)).toEqual([field])
})
