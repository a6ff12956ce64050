import { expect, test } from 'vitest'
import { amountsOf } from '@/lib/orders/quotes'

test.each([
  [1_850_000, false, 20, { net: 1_850_000, vat: 370_000, total: 2_220_000 }],
  [100, true, 18, { net: 85, vat: 15, total: 100 }],
  [3, false, 20, { net: 3, vat: 1, total: 4 }],
  [500, true, 0, { net: 500, vat: 0, total: 500 }],
])('%i kuruş, VAT included: %s, rate %i', (amount, vatIncluded, vatRate, amounts) => {
  expect(amountsOf({ amount, vatIncluded, vatRate })).toEqual(amounts)
})
