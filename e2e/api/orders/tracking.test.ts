import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { sendTrackingLink } from '@/lib/orders/tracking/mutations'
import { ask, bodyOf, changeSettings, newClientAddress, newJobContext, problemIn } from '../../support/calls/handlers'
import { dayFromNow, useOrders } from '../../support/calls/orders'
import { orderRow } from '../../support/calls/rows'

const calls = useOrders()

const requestLink = (json: unknown, address = newClientAddress()) =>
  ask('POST Tracking', { json, headers: { 'x-client-address': address } })
const linkJobs = () => db().$queryRaw<{ identifier: string; payload: unknown }[]>`
  SELECT t.identifier, j.payload FROM graphile_worker._private_jobs j
  JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'send-tracking-link' ORDER BY j.id`

test('the customer sees the order without internal data', async () => {
  const order = await calls.create({ responsible: 'Kerem', partShown: false, waitingForPart: true })
  await bodyOf(calls.note(order.id, 'Gizli not'), 201)
  await bodyOf(calls.step(order.id, { step: 6, reason: 'Ölçüm cihazı bozuk.' }))
  const tracking = await calls.readAsCustomer(order.trackingToken)
  expect(tracking).toMatchObject({ number: order.number, step: 6, state: 'open', part: null, photosLeft: 10 })
  const text = JSON.stringify(tracking)
  for (const internalText of [order.id, order.trackingToken, 'Kerem', 'Gizli not', 'Ölçüm cihazı', calls.email])
    expect(text).not.toContain(internalText)
})

test('after the approval the customer sees the end of the lead time, the promised day, and the bank accounts in the quote’s currency', async () => {
  const account = { bank: 'Örnek Bankası', holder: 'Ölçev Ltd. Şti.' }
  const accounts = [
    { ...account, iban: 'TR450999900000000012345601', currency: 'TRY' },
    { ...account, iban: 'TR180999900000000012345602', currency: 'EUR' },
  ]
  await changeSettings('bank', { accounts })
  const { id, trackingToken } = await calls.create({ promisedOn: dayFromNow(9) })
  await calls.sendQuote(id, { currency: 'EUR', leadDays: 0 })
  const orderBefore = await calls.readAsCustomer(trackingToken)
  expect(orderBefore).toMatchObject({ promisedOn: null, leadTimeEndsOn: null, accounts: [] })
  await bodyOf(calls.decide(trackingToken))
  const { promisedOn, leadTimeEndsOn, ...orderAfter } = await calls.readAsCustomer(trackingToken)
  expect([promisedOn, leadTimeEndsOn! >= dayFromNow(0)]).toEqual([dayFromNow(9), true])
  expect(orderAfter.accounts).toEqual([{ ...account, iban: accounts[1]!.iban }])
})

test('tracking calls with a malformed, unknown or changed token get 404', async () => {
  const { trackingToken } = await calls.create()
  const changedToken = (trackingToken.startsWith('A') ? 'B' : 'A') + trackingToken.slice(1)
  for (const token of ['a\0b', `${trackingToken}x`, 'A'.repeat(22), changedToken]) {
    for (const response of [calls.track(token), calls.decide(token)]) {
      expect((await problemIn(response, 404)).message).toBe('İş emri bulunamadı (404).')
    }
  }
})

test('tracking calls for an order that was closed more than a year ago get 410', async () => {
  const { id, trackingToken } = await calls.create()
  await bodyOf(calls.step(id, { step: 1, state: 'cancelled' }))
  await bodyOf(calls.track(trackingToken))
  const closedAt = new Date(Date.now() - 370 * 24 * 3600_000)
  await db().workOrder.update({ where: { id }, data: { closedAt } })
  for (const response of [calls.track(trackingToken), calls.decide(trackingToken), calls.resend(id)]) {
    expect((await problemIn(response, 410)).message).toBe('Bu takip bağlantısının süresi doldu.')
  }
})

test('a request for the link gets the same response and adds a job, whether or not it matches an order', async () => {
  const { number, email } = await calls.create()
  const responses = [
    await requestLink({ number, email }),
    await requestLink({ number: '2019-0001', email }),
    await requestLink({ number: ` ${number.replace('-', ' / ')} `, email: 'baska@ornek.example' }),
  ]
  for (const response of responses) {
    expect(response.status).toBe(202)
    expect(await response.text()).toBe('')
    expect([...response.headers.keys()]).toEqual(['cache-control'])
  }
  expect((await linkJobs()).map(({ payload }) => payload)).toEqual([
    { number, email },
    { number: '2019-0001', email },
    { number, email: 'baska@ornek.example' },
  ])
  expect(await db().mail.count({ where: { kind: 'tracking-link' } })).toBe(0)
})

describe('the job that emails the link', () => {
  const number = '2026-0042'
  const mails = () => db().mail.findMany({ select: { recipient: true, kind: true, status: true, text: true } })

  const addOrder = (fields: { email?: string; closedAt?: Date; state?: string } = {}) => {
    const token = 'h3vQ0c9ZtLw2bN7xKp4RzA'
    return db().workOrder.create({ data: orderRow({ number, token, email: 'bilgi@ornek.example', ...fields }) })
  }

  beforeEach(async () => {
    await db().workOrder.deleteMany()
    await db().mail.deleteMany()
  })

  test('emails the link to the order’s address if number and address match', async () => {
    await addOrder({ email: 'Bilgi@Ornek.example' })
    await sendTrackingLink({ number, email: 'bilgi@ornek.example' }, newJobContext())
    const text = expect.stringContaining('/is-emri/h3vQ0c9ZtLw2bN7xKp4RzA')
    const sentMail = { recipient: 'Bilgi@Ornek.example', kind: 'tracking-link', status: 'queued', text }
    expect(await mails()).toEqual([sentMail])
  })

  test.each([
    ['another address', { email: 'baska@ornek.example' }, {}],
    ['another number', { number: '2026-0043' }, {}],
    ['no address', { email: '' }, { email: '' }],
    ['an order whose page has expired', {}, { state: 'delivered', closedAt: new Date('2024-01-01') }],
  ])('emails nothing for %s', async (_title, input, order) => {
    await addOrder(order)
    await sendTrackingLink({ number, email: 'bilgi@ornek.example', ...input }, newJobContext())
    expect(await mails()).toEqual([])
  })

  test('emails the link of an order at most three times in an hour, even for simultaneous requests', async () => {
    await addOrder()
    await Promise.all(
      Array.from({ length: 8 }, () => sendTrackingLink({ number, email: 'bilgi@ornek.example' }, newJobContext())),
    )
    for (let i = 0; i < 5; i += 1) await sendTrackingLink({ number, email: 'bilgi@ornek.example' }, newJobContext())
    expect(await mails()).toHaveLength(3)
  })
})
