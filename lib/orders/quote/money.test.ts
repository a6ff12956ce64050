import { expect, test } from 'vitest'
import { randomQuotes } from '@/e2e/support/random-quotes'
import { amountsOf, dividePayment, readQuote, sumOfLines } from '@/lib/orders/quote/money'

test('the sums of 2 000 random quotes equal those of exact arithmetic, for each kind of VAT and discount', () => {
  for (const { lines, discount, vatRate, vatIncluded, sums } of randomQuotes()) {
    const lineSums = sumOfLines(lines, discount)
    const { amount } = lineSums
    const computed = { ...lineSums, ...amountsOf({ amount, vatIncluded, vatRate }) }
    expect(computed).toEqual(Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])))
  }
})

const storedQuote = {
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
  expect(readQuote(storedQuote).lines).toEqual([
    { kind: 'labour', text: 'Onarım', quantity: 1, unit: 'adet', unitPrice: 1500, partId: null, total: 1500 },
  ])
})

test('a payment of an invoice pays its orders in turn (in another currency: in proportion), and the last open order gets the rest', () => {
  const partsOf = (amount: number, open: number[], isForeign = false) =>
    dividePayment(
      amount,
      open.map((due, index) => ({ index, open: due })),
      isForeign,
    ).map(({ index, part }) => [index, part])
  expect(partsOf(60_001, [20_000, 0, 40_001])).toEqual([
    [0, 20_000],
    [2, 40_001],
  ])
  expect(partsOf(30_000, [20_000, 40_001, 5])).toEqual([
    [0, 20_000],
    [1, 10_000],
    [2, 0],
  ])
  expect(partsOf(60_002, [20_000, 40_001, 0])).toEqual([
    [0, 20_000],
    [1, 40_002],
  ])
  expect(partsOf(100, [0, 0])).toEqual([[1, 100]])
  // In another currency: in proportion, rounded to the kuruş, and nothing is lost.
  expect(partsOf(100, [7, 7, 7], true)).toEqual([
    [0, 33],
    [1, 33],
    [2, 34],
  ])
  expect(partsOf(2_000_000_000, [1_999_999_999, 1], true)).toEqual([
    [0, 1_999_999_999],
    [1, 1],
  ])
  expect(partsOf(100, [0, 0], true)).toEqual([[1, 100]])
})
