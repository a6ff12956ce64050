import type { Discount } from '@/lib/orders/quote/money'

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

/** Limits of a quote's quantities, in thousandths, and of its unit prices, in kuruş. */
const LIMITS = [
  [5_000, 5_000_000],
  [100_000_000, 1_000],
  [5_000, 2_000_000_000],
] as const

/**
 * Returns 2 000 quotes, the same ones in each run, in each way of VAT and discount, with the sums of exact arithmetic. Those
 * whose subtotal a number cannot hold are left out.
 */
export function randomQuotes() {
  let seed = 20_261_125
  /** Returns a whole number below `limit`. */
  const random = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % limit
  }
  return Array.from({ length: 2000 }, (_, round) => {
    const [quantities, prices] = LIMITS[random(LIMITS.length)]!
    const lines = Array.from({ length: 1 + random(30) }, () => ({
      quantity: (1 + random(quantities)) / 1000,
      unitPrice: random(prices),
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
    const vatRate = random(101)
    const vatIncluded = round % 2 === 0
    const amount = subtotal - taken
    const net = vatIncluded ? onPaper({ over: amount * 100n, under: BigInt(100 + vatRate) }) : amount
    const vat = vatIncluded ? amount - net : onPaper({ over: amount * BigInt(vatRate), under: 100n })
    return {
      lines,
      discount,
      vatRate,
      vatIncluded,
      sums: { subtotal, discountAmount: taken, amount, net, vat, total: net + vat },
    }
  }).filter(({ sums }) => sums.subtotal <= 9_007_199_254_740_991n)
}
