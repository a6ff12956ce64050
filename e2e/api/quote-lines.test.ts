import { beforeAll, expect, test } from 'vitest'
import type { QuoteJson } from '@/lib/orders/output'
import { problemIn, statusesOf, useDatabase } from '../support/handlers'
import { bodyOf, openOrders } from '../support/orders'

useDatabase()

let calls: Awaited<ReturnType<typeof openOrders>>

beforeAll(async () => {
  calls = await openOrders()
})

const LABOUR = { kind: 'labour', text: 'Güç katı onarımı', quantity: 4.5, unit: 'saat', unitPrice: 120_000 }
const MODULE = { kind: 'part', text: 'IGBT modülü', quantity: 2, unit: 'adet', unitPrice: 333_333 }

/** A quote with these lines and no amount. */
const withLines = (lines: unknown[], more = {}) => ({ amount: null, work: '', lines, ...more })

test('a quote of lines is summed by the server, line by line, and read so by staff and customer', async () => {
  const { id, secret } = await calls.create()
  const discount = { kind: 'percent', value: 750 }
  const quote = await calls.send(id, withLines([LABOUR, MODULE], { discount, vatRate: 20 }))
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
  expect((await calls.seenByCustomer(secret)).quote).toMatchObject(sums)
})

test('a draft may be empty, and sending it names everything that is missing', async () => {
  const { id } = await calls.create()
  const empty = { amount: null, work: '', leadDays: null, validUntil: null, lines: [{}, { text: 'Fan' }] }
  const draft = await bodyOf<QuoteJson>(calls.quote(id, empty), 201)
  expect(draft).toMatchObject({ total: 0, leadDays: null, validUntil: null, sentAt: null })
  const { errors } = await problemIn(await calls.quote(id, { ...empty, send: true }), 400)
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
  ['more than 20 million', withLines([{ ...MODULE, quantity: 100_000 }]), 'lines'],
])('a quote with %s is not sent', async (_, fields, field) => {
  const { id } = await calls.create({ notify: false })
  const { errors } = await problemIn(await calls.quote(id, { ...fields, send: true }), 400)
  expect(Object.keys(errors!)).toEqual([field])
})

test('of 20 people who write the lines of one quote one is stored, and the others are told', async () => {
  const { id } = await calls.create()
  await bodyOf(calls.quote(id, withLines([MODULE])), 201)
  const known = await calls.ifMatch(id)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      calls.quote(id, withLines([MODULE, { ...LABOUR, text: `Satır ${i}` }]), known as Record<string, string>),
    ),
  )
  expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 412)])
  const [winner] = answers.filter(({ status }) => status === 201)
  expect((await calls.read(id)).quotes[0]!.lines).toEqual(((await winner!.json()) as QuoteJson).lines)
})
