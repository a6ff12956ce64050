import { expect, it } from 'vitest'
import { orderSchema } from '@/lib/orders/order/schema'
import { quoteSchema } from '@/lib/orders/quote/schema'
import { trackingRequestSchema } from '@/lib/orders/tracking/schema'

const order = { contactPerson: 'Sevgi', phone: '0532', faultDescription: 'AL16' }
const parseNumber = (number: string) => trackingRequestSchema.safeParse({ number, email: 'a@b.example' })

it('the days and the email address of an order are optional, but invalid values are refused', () => {
  for (const day of [null, '', undefined])
    expect(orderSchema.parse({ ...order, promisedOn: day }).promisedOn).toBeNull()
  const days = ['2026-02-29', '2026-13-01', '1999-12-31', '2100-01-02', '12.03.2026', 20_260_312]
  for (const promisedOn of days) expect(orderSchema.safeParse({ ...order, promisedOn }).success).toBe(false)
  expect(orderSchema.safeParse({ ...order, email: 'ali@gmail' }).success).toBe(false)
})

it.each([' 2026-42 ', '2026/0042', '2026 42', '20260042', '2026–42', '2026 - 00042'])(
  '"%s" is an order number',
  (number) => expect(parseNumber(number).data?.number).toBe('2026-0042'),
)

// If matching took quadratic time, the last text would exceed the time limit of a test.
it.each(['42', '2026', '2026-', '2026-4a', '2026-1234567', `2026${' '.repeat(60_000)}x`])(
  '"%s" is not an order number',
  (number) => {
    expect(parseNumber(number).success).toBe(false)
  },
)

it.each([1e-10, 0.0004, 0, -1])('%d is not a quantity', (quantity) => {
  expect(quoteSchema.safeParse({ lines: [{ text: 'Fan', quantity, unitPrice: 1 }] }).success).toBe(false)
})
