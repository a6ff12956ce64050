import { expect, test } from 'vitest'
import { amountsOf, type Discount, readQuote, sumOfLines } from '@/lib/orders/quotes'

/** A fraction of whole numbers, which loses nothing. */
type Fraction = { over: bigint; under: bigint }

/** Rounds half up by long division, digit by digit as on paper, to check the quick way. */
function onPaper({ over, under }: Fraction): bigint {
  const whole = over / under
  const rest = over - whole * under
  return rest * 10n >= under * 5n ? whole + 1n : whole
}

/** Returns the quantity of a text with three decimals as a fraction. */
const exact = (quantity: number): bigint => BigInt(quantity.toFixed(3).replace('.', ''))

let seed = 20_261_125
/** Returns a whole number below `limit`, the same ones in each run. */
const random = (limit: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % limit
}

test('2 000 random quotes have the sums of exact arithmetic, in each way of VAT and discount', () => {
  for (let round = 0; round < 2000; round += 1) {
    const lines = Array.from({ length: 1 + random(30) }, () => ({
      quantity: (1 + random(random(2) ? 5_000 : 100_000_000)) / 1000,
      unitPrice: random(random(2) ? 1_000 : 2_000_000_000),
    }))
    const subtotal = lines.reduce(
      (sum, { quantity, unitPrice }) => sum + onPaper({ over: exact(quantity) * BigInt(unitPrice), under: 1000n }),
      0n,
    )
    const discount: Discount | null = [
      null,
      { kind: 'percent' as const, value: random(10_001) },
      { kind: 'amount' as const, value: Number(subtotal < 1_000_000n ? subtotal : 999_999n) },
    ][round % 3]!
    const taken =
      discount?.kind === 'percent'
        ? onPaper({ over: subtotal * BigInt(discount.value), under: 10_000n })
        : BigInt(discount?.value ?? 0)
    // No quote has more than MAX_AMOUNT. Beyond 2^53 a number would not be exact.
    if (subtotal > 9_007_199_254_740_991n) continue
    const sums = sumOfLines(lines, discount)
    expect(sums).toEqual({
      subtotal: Number(subtotal),
      discountAmount: Number(taken),
      amount: Number(subtotal - taken),
    })
    const vatRate = random(101)
    const vatIncluded = round % 2 === 0
    const amount = subtotal - taken
    const net = vatIncluded ? onPaper({ over: amount * 100n, under: BigInt(100 + vatRate) }) : amount
    const vat = vatIncluded ? amount - net : onPaper({ over: amount * BigInt(vatRate), under: 100n })
    expect(amountsOf({ amount: sums.amount, vatIncluded, vatRate })).toEqual({
      net: Number(net),
      vat: Number(vat),
      total: Number(net + vat),
    })
  }
})

const stored = {
  amount: 1500,
  vatIncluded: false,
  vatRate: 20,
  lines: [],
  discountKind: '',
  discountValue: 0,
  leadDays: -1,
  validUntil: new Date(0),
}

test('a quote that was written as one amount has one line', () => {
  expect(readQuote(stored).lines).toEqual([
    { kind: 'labour', text: 'Onarım', quantity: 1, unit: 'adet', unitPrice: 1500, total: 1500 },
  ])
})
