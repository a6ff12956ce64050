import { describe, expect, it, test } from 'vitest'
import {
  newOrderSchema,
  orderChangeSchema,
  orderFilterSchema,
  orderSchema,
  photoChangeSchema,
  quoteSchema,
  stepSchema,
  trackingRequestSchema,
} from '@/lib/orders/schema'

const order = { contactPerson: 'Sevgi', phone: '0532', faultDescription: 'AL16' }
const quote = { amount: 1, work: 'x', leadDays: 0, validUntil: '2028-02-29' }

describe('orderSchema', () => {
  it.each([null, '', undefined])('takes %j for no day', (promisedOn) => {
    expect(orderSchema.parse({ ...order, promisedOn }).promisedOn).toBeNull()
  })

  it.each(['2026-02-29', '2026-13-01', '1999-12-31', '2100-01-02', '12.03.2026', 20_260_312])(
    'refuses the day %j',
    (day) => {
      expect(orderSchema.safeParse({ ...order, promisedOn: day }).success).toBe(false)
    },
  )

  it('takes an order without e-mail address, but no wrong one', () => {
    expect(orderSchema.parse(order).email).toBe('')
    expect(orderSchema.safeParse({ ...order, email: 'ali@gmail' }).success).toBe(false)
  })
})

test('a new order notifies unless told otherwise, and knows what was not sent', () => {
  expect(newOrderSchema.parse({ phone: '0532' })).toEqual({ phone: '0532', notify: true })
})

test('what a change leaves out is not changed', () => {
  expect(orderChangeSchema.parse(order).diagnosis).toBeUndefined()
  expect(orderChangeSchema.parse({ ...order, diagnosis: '' }).diagnosis).toBe('')
  expect(photoChangeSchema.parse({})).toEqual({})
})

test('a move says nothing and mails nothing unless told', () => {
  expect(stepSchema.parse({ step: 2 })).toEqual({ step: 2, text: '', notify: false, reason: '', warrantyUntil: null })
})

test('a quote is in lira without VAT and a draft unless told otherwise', () => {
  expect(quoteSchema.parse(quote)).toEqual({
    ...quote,
    lines: null,
    discount: null,
    currency: 'TRY',
    vatIncluded: false,
    vatRate: 20,
    send: false,
  })
})

test.each(['2026-0042', ' 2026-42 ', '2026/0042', '2026 42', '20260042', '2026–42', '2026 - 00042'])(
  '"%s" is understood as a number',
  (number) => expect(trackingRequestSchema.parse({ number, email: 'a@b.example' }).number).toBe('2026-0042'),
)

test.each(['42', '2026', '2026-', '2026-4a', '2026-1234567'])('"%s" is not a number', (number) => {
  expect(trackingRequestSchema.safeParse({ number, email: 'a@b.example' }).success).toBe(false)
})

// With the square of its length this number would take longer than a test may.
test('a number with 60 000 spaces is refused as soon as any other', () => {
  const { error } = trackingRequestSchema.safeParse({ number: `2026${' '.repeat(60_000)}x`, email: 'a@b.example' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['En çok 40 karakter yazın.'])
})

test('a filter is a step, a state, both or none', () => {
  expect(orderFilterSchema.parse({ step: '3', state: 'open' })).toEqual({ step: 3, state: 'open' })
  expect(orderFilterSchema.parse({})).toEqual({})
})
