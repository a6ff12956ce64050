import { beforeAll, expect, test } from 'vitest'
import type { OrderJson } from '@/lib/domains/work-orders/serialize'
import { db } from '@/lib/db'
import { problemIn, useDatabase } from '../support/handlers'
import { bodyOf, openOrders } from '../support/orders'

useDatabase()

let calls: Awaited<ReturnType<typeof openOrders>>

beforeAll(async () => {
  calls = await openOrders()
})

test('a new order has a number of the year, stands at step 1 and is mailed to its customer', async () => {
  const response = await calls.post()
  const order = await bodyOf<OrderJson>(response.clone(), 201)
  expect(order).toMatchObject({ step: 1, state: 'open', phone: '0532 555 01 23', quote: null, quotes: [] })
  expect(order.number).toMatch(/^\d{4}-\d{4}$/)
  expect(order.events).toMatchObject([{ kind: 'opened', step: 1, state: 'open', author: calls.email }])
  expect(order.mails).toMatchObject([{ kind: 'order-opened', recipient: 'sevgi@ornek.example', status: 'queued' }])
  expect(response.headers.get('location')).toBe(`/api/WorkOrders/${order.id}`)
  expect(response.headers.get('etag')).toBe((await calls.get(order.id)).headers.get('etag'))
})

test('no work begins before the quote is approved', async () => {
  const { id } = await calls.create()
  await calls.send(id)
  for (const step of [4, 5]) {
    expect((await problemIn(await calls.step(id, { step }), 409)).message).toBe('Onay olmadan onarıma geçilemez.')
  }
  await bodyOf(calls.told(id))
  expect(await bodyOf<OrderJson>(calls.step(id, { step: 4 }))).toMatchObject({ step: 4 })
})

test('of many presses of the customer the first decides', async () => {
  const { id, secret } = await calls.create()
  await calls.send(id)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => calls.decide(secret, { decision: i % 2 ? 'approved' : 'declined' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(100)
  const order = await calls.read(id)
  expect(order.events.filter(({ kind }) => kind === 'decision')).toHaveLength(1)
  expect(await db().mail.count({ where: { workOrderId: id, kind: 'decision-confirmed' } })).toBe(1)
  expect(await db().mail.count({ where: { workOrderId: id, kind: 'new-decision' } })).toBe(1)
})
