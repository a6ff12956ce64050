import { expect, test } from 'vitest'
import { randomQuotes } from '@/e2e/support/random-quotes'
import { amountsOf, readQuote, sumOfLines } from '@/lib/orders/quote/money'

test('the sums of 2 000 random quotes equal those of exact arithmetic, for each kind of VAT and discount', () => {
  for (const { lines, discount, vatRate, vatIncluded, sums } of randomQuotes()) {
    const lineSums = sumOfLines(lines, discount)
    const { amount } = lineSums
    const computed = { ...lineSums, ...amountsOf({ amount, vatIncluded, vatRate }) }
    expect(computed).toEqual(Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])))
  }
})

const stored = {
  amount: 1500,
  vatIncluded: false,
  vatRate: 20,
  net: null,
  vat: null,
  total: null,
  lines: [],
  discountKind: '',
  discountValue: 0,
  leadDays: -1,
  validUntil: new Date(0),
}

test('a quote with a single amount has one line', () => {
  expect(readQuote(stored).lines).toEqual([
    { kind: 'labour', text: 'Onarım', quantity: 1, unit: 'adet', unitPrice: 1500, partId: null, total: 1500 },
  ])
})
