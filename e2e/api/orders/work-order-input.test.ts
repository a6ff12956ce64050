import { beforeAll, expect, test } from 'vitest'
import { ask } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'

const calls = useOrders()
let order: Awaited<ReturnType<typeof calls.create>>

beforeAll(async () => {
  order = await calls.create()
  await calls.sendQuote(order.id)
})

const LONG = 'x'.repeat(100_000)
const HOSTILE: unknown[] = [null, true, [[]], { toString: 1 }, -1, 1e300, '', 'a\0b', '\ud800', LONG, '9999-12-31']

const CALLS: Record<string, { fields: string[]; send: (fields: Record<string, unknown>) => Promise<Response> }> = {
  'a new order': {
    fields: ['messageId', 'notify', 'contactPerson', 'phone', 'email', 'promisedOn'],
    send: (fields) => calls.post(fields),
  },
  'a change of the order': {
    fields: ['diagnosis', 'faultDescription', 'partExpectedOn'],
    send: (fields) => calls.put(order.id, fields),
  },
  'a change of the step': {
    fields: ['step', 'state', 'text', 'notify', 'reason', 'warrantyUntil'],
    send: (fields) => calls.step(order.id, { step: 3, ...fields }),
  },
  'a quote': {
    fields: ['amount', 'lines', 'discount', 'currency', 'vatRate', 'work', 'leadDays', 'validUntil'],
    send: (fields) => calls.quote(order.id, fields),
  },
  'a decision recorded by staff': {
    fields: ['quoteVersion', 'decision', 'by', 'how', 'note'],
    send: (fields) => calls.recordDecision(order.id, { quoteVersion: 77, ...fields }),
  },
  'a decision of the customer': {
    fields: ['quoteVersion', 'decision', 'name', 'note'],
    send: (fields) => calls.decide(order.trackingToken, { quoteVersion: 77, ...fields }),
  },
  'a note': { fields: ['text'], send: ({ text }) => calls.note(order.id, text) },
  'a request for the link': {
    fields: ['number', 'email'],
    send: (fields) => ask('POST Tracking', { json: { number: '2026-0042', email: 'a@b.example', ...fields } }),
  },
}

test.each(Object.keys(CALLS))('hostile fields of %s never cause a server error', async (name) => {
  const { fields, send } = CALLS[name]!
  for (const field of fields) {
    for (const value of HOSTILE) {
      const { status } = await send({ [field]: value })
      expect(status, `${field}: ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500)
    }
  }
})

test('hostile keys and queries never cause a server error', async () => {
  for (const key of ['', '0', '\0', 'x'.repeat(5000), '../..', '%00', "' OR 1=1"]) {
    for (const response of [calls.get(key), calls.markSeen(key), calls.track(key), calls.note(key, 'x')])
      expect((await response).status).toBe(404)
  }
  const outOfRangeQueries = ['?step=999999999999', '?page=99999999999', '?state=%00']
  for (const query of ['?q=%00', '?q=%25_%5C', `?q=${'a '.repeat(90)}`, ...outOfRangeQueries])
    expect((await calls.list(query)).status).toBeLessThan(500)
})
