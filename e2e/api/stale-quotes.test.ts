import { beforeAll, expect, test } from 'vitest'
import { problemIn, statusesOf, useDatabase } from '../support/handlers'
import { bodyOf, openOrders } from '../support/orders'

useDatabase()

let calls: Awaited<ReturnType<typeof openOrders>>

beforeAll(async () => {
  calls = await openOrders()
})

const STALE = 'Bu kayıt siz düzenlerken değişti.'

const staleText = async (response: Promise<Response>) => (await problemIn(await response, 412)).message

/** Opens an order whose quote waits for the decision, and returns it with the header of who has seen that. */
const createWaiting = async () => {
  const order = await calls.create()
  await calls.send(order.id)
  return { ...order, seen: await calls.ifMatch(order.id) }
}

test('a draft does not replace one that somebody else has saved meanwhile', async () => {
  const { id } = await calls.create()
  const seen = await calls.ifMatch(id)
  await bodyOf(calls.quote(id, { work: 'Birincinin yazdığı' }, seen), 201)
  expect(await staleText(calls.quote(id, { work: 'İkincinin yazdığı' }, seen))).toBe(STALE)
  expect((await calls.read(id)).quotes).toMatchObject([{ work: 'Birincinin yazdığı' }])
})

test('a new version does not void an approval that its author has not seen', async () => {
  const { id, secret, seen } = await createWaiting()
  await bodyOf(calls.decide(secret))
  expect(await staleText(calls.quote(id, { amount: 9_000_000, send: true }, seen))).toBe(STALE)
  expect((await calls.read(id)).quotes).toMatchObject([{ version: 1, decision: 'approved' }])
})

test('a new version of who has seen the approval asks the customer again', async () => {
  const { id, secret } = await createWaiting()
  await bodyOf(calls.decide(secret))
  await bodyOf(calls.quote(id, { amount: 9_000_000, send: true }, await calls.ifMatch(id)), 201)
  expect((await calls.read(id)).quote).toMatchObject({ version: 2, decision: null })
})

test('two quotes sent at once over the same state are one version', async () => {
  const { id } = await calls.create()
  const seen = await calls.ifMatch(id)
  const answers = await Promise.all([1, 2].map((amount) => calls.quote(id, { amount, send: true }, seen)))
  expect(statusesOf(answers)).toEqual([201, 412])
  expect((await calls.read(id)).quotes).toHaveLength(1)
})

test.each([{ send: false }, { send: true }])(
  'the same quote saved again after a lost answer goes through: %j',
  async (how) => {
    const { id } = await calls.create()
    const seen = await calls.ifMatch(id)
    await bodyOf(calls.quote(id, how, seen), 201)
    const once = await calls.read(id)
    await bodyOf(calls.quote(id, how, seen), 201)
    expect(await calls.read(id)).toEqual(once)
  },
)

test('a told decision is refused when somebody else has written one meanwhile', async () => {
  const { id, seen } = await createWaiting()
  await bodyOf(calls.told(id, { by: 'Birincinin sözü' }, seen))
  expect(await staleText(calls.told(id, { by: 'İkincinin sözü' }, seen))).toBe(STALE)
  expect((await calls.read(id)).quote).toMatchObject({ decidedBy: 'Birincinin sözü' })
})

test('calls without a tag write over what is there', async () => {
  const { id } = await createWaiting()
  await bodyOf(calls.told(id))
  expect(await calls.send(id, { amount: 9_000_000 })).toMatchObject({ version: 2, decision: null })
})
