import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { sendTrackingLink } from '@/lib/orders/link'
import { useDatabase } from '../support/handlers'

useDatabase()

const number = '2026-0042'
const job = () => ({ jobId: '1', queuedAt: new Date(), signal: new AbortController().signal })
const mails = () => db().mail.findMany({ select: { recipient: true, kind: true, status: true, text: true } })

/** Adds the order that the tests ask for. */
async function addOrder(more: { email?: string; closedAt?: Date; state?: string } = {}): Promise<string> {
  const fixed = { id: newId(), number, token: 'h3vQ0c9ZtLw2bN7xKp4RzA', contactPerson: 'Ece Ada', phone: '1' }
  const { id } = await db().workOrder.create({
    data: { email: 'bilgi@ornek.example', faultDescription: 'AL16', ...fixed, ...more },
  })
  return id
}

beforeEach(async () => {
  await db().workOrder.deleteMany()
})

test('number and address that match mail the link to the address of the order', async () => {
  await addOrder({ email: 'Bilgi@Ornek.example' })
  await sendTrackingLink({ number, email: 'bilgi@ornek.example' }, job())
  expect(await mails()).toEqual([
    {
      recipient: 'Bilgi@Ornek.example',
      kind: 'tracking-link',
      status: 'queued',
      text: expect.stringContaining('/is-emri/h3vQ0c9ZtLw2bN7xKp4RzA'),
    },
  ])
})

test.each(['BİLGİ@ORNEK.EXAMPLE', 'BILGI@ORNEK.EXAMPLE', ' bılgı@ornek.example '])(
  'an address typed as %s is found',
  async (email) => {
    await addOrder()
    await sendTrackingLink({ number, email }, job())
    expect(await mails()).toHaveLength(1)
  },
)

test.each([
  ['another address', { number, email: 'baska@ornek.example' }],
  ['another number', { number: '2026-0043', email: 'bilgi@ornek.example' }],
  ['no address', { number, email: '' }],
])('%s mails nothing', async (_title, asked) => {
  await addOrder()
  await sendTrackingLink(asked, job())
  expect(await mails()).toEqual([])
})

test('an order without an address mails nothing', async () => {
  await addOrder({ email: '' })
  await sendTrackingLink({ number, email: '' }, job())
  expect(await mails()).toEqual([])
})

test('an order whose page has closed mails nothing', async () => {
  await addOrder({ state: 'delivered', closedAt: new Date('2024-01-01') })
  await sendTrackingLink({ number, email: 'bilgi@ornek.example' }, job())
  expect(await mails()).toEqual([])
})

test('a job that runs twice mails once', async () => {
  await addOrder()
  const twice = job()
  await sendTrackingLink({ number, email: 'bilgi@ornek.example' }, twice)
  await sendTrackingLink({ number, email: 'bilgi@ornek.example' }, twice)
  expect(await mails()).toHaveLength(1)
})

test('an order gets three mails in an hour, however many ask at once', async () => {
  await addOrder()
  await Promise.all(Array.from({ length: 8 }, () => sendTrackingLink({ number, email: 'bilgi@ornek.example' }, job())))
  for (let i = 0; i < 5; i += 1) await sendTrackingLink({ number, email: 'bilgi@ornek.example' }, job())
  expect(await mails()).toHaveLength(3)
})
