import { randomNumbers } from './random'
import type { Discount } from '@/lib/orders/quote/money'

/** Divides exactly and rounds half up, as a check of lib/orders/quote/money. */
function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  const remainder = numerator - quotient * denominator
  return remainder * 10n >= denominator * 5n ? quotient + 1n : quotient
}

/** Returns a quantity in thousandths. */
const thousandths = (quantity: number): bigint => BigInt(quantity.toFixed(3).replace('.', ''))

/** Upper limits of a quote's quantities, in thousandths, and of its unit prices, in kuruş. */
const LIMITS = [
  [5_000, 5_000_000],
  [100_000_000, 1_000],
  [5_000, 2_000_000_000],
] as const

/**
 * Returns up to 2 000 quotes, the same in each run, with every kind of VAT and discount, and with amounts computed in exact
 * arithmetic. It omits quotes whose subtotal exceeds Number.MAX_SAFE_INTEGER.
 */
export function randomQuotes() {
  const random = randomNumbers(20_261_125)
  return Array.from({ length: 2000 }, (_, index) => {
    const [maxQuantity, maxPrice] = LIMITS[random(LIMITS.length)]!
    const lines = Array.from({ length: 1 + random(30) }, () => ({
      quantity: (1 + random(maxQuantity)) / 1000,
      unitPrice: random(maxPrice),
    }))
    const subtotal = lines.reduce(
      (sum, { quantity, unitPrice }) => sum + roundedQuotient(thousandths(quantity) * BigInt(unitPrice), 1000n),
      0n,
    )
    const discount: Discount | null = [
      null,
      { kind: 'percent' as const, value: random(10_001) },
      { kind: 'amount' as const, value: Number(subtotal < 1_000_000n ? subtotal : 999_999n) },
    ][index % 3]!
    const discountAmount =
      discount?.kind === 'percent'
        ? roundedQuotient(subtotal * BigInt(discount.value), 10_000n)
        : BigInt(discount?.value ?? 0)
    const vatRate = random(101)
    const vatIncluded = index % 2 === 0
    const amount = subtotal - discountAmount
    const net = vatIncluded ? roundedQuotient(amount * 100n, BigInt(100 + vatRate)) : amount
    const vat = vatIncluded ? amount - net : roundedQuotient(amount * BigInt(vatRate), 100n)
    return {
      lines,
      discount,
      vatRate,
      vatIncluded,
      sums: { subtotal, discountAmount, amount, net, vat, total: net + vat },
    }
  }).filter(({ sums }) => sums.subtotal <= 9_007_199_254_740_991n)
}
