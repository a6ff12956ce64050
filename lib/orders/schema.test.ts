import { describe, expect, it, test } from 'vitest'
import { orderChangeSchema, orderSchema, photoChangeSchema, trackingRequestSchema } from '@/lib/orders/schema'

const order = { contactPerson: 'Sevgi', phone: '0532', faultDescription: 'AL16' }

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

test('what a change leaves out is not changed', () => {
  expect(orderChangeSchema.parse(order).diagnosis).toBeUndefined()
  expect(orderChangeSchema.parse({ ...order, diagnosis: '' }).diagnosis).toBe('')
  expect(photoChangeSchema.parse({})).toEqual({})
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
