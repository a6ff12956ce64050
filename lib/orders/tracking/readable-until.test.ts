import { expect, test } from 'vitest'
import { readableUntil } from '@/lib/orders/tracking/readable-until'

test.each([
  ['months after it was closed', '2027-03-12', '2027-01-05'],
  ['thirty days after a longer warranty', '2027-05-31', '2027-05-01'],
  ['months after it was closed without a warranty', '2027-03-12', null],
])("the customer's page of an order stays readable until %s", (_, day, warrantyUntil) => {
  // In İstanbul this is already the next day.
  const closedAt = '2026-03-11T22:30:00Z'
  expect(readableUntil({ closedAt, warrantyUntil }, 12)).toBe(day)
  expect(readableUntil({ closedAt: null, warrantyUntil }, 12)).toBeNull()
})
