const amount = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats kuruş or cents like '22.200,00', without a currency. */
export function formatAmount(cents: number): string {
  return amount.format(cents / 100)
}

/** Formats kuruş or cents like '22.200,00 TL'. Other currencies stand as codes: '1.250,00 EUR'. */
export function formatMoney(cents: number, currency: string): string {
  return `${formatAmount(cents)} ${currency === 'TRY' ? 'TL' : currency}`
}

/** Whole lira or euro with or without dots or spaces between thousands, and one or two digits after a comma. */
const TYPED = /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d{1,2}))?$/

/** Currencies as people write them beside an amount. */
const ANY_CURRENCY = /₺|€|\$|\b(?:tl|try|eur|euro|usd)\b/gi

/**
 * Returns the kuruş or cents of an amount typed in Turkish, such as '22.000,00', '22000', '1 234 567,89' or '₺2500,5'.
 * Returns null for any other notation, because '22,000.00' or '22.00' could mean two things.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(ANY_CURRENCY, ' ').replaceAll(/\s+/g, ' ').trim()
  const [, whole, cents = ''] = TYPED.exec(bare) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(/[. ]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

const quantity = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 })

/** Formats a quantity like '6,5'. */
export const formatQuantity = (value: number) => quantity.format(value)

const TYPED_QUANTITY = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,3}))?$/

/** Returns the number of a quantity typed in Turkish with at most three decimals, such as '6,5'. Null for anything else. */
export function parseQuantity(text: string): number | null {
  const [, whole, decimals = ''] = TYPED_QUANTITY.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`)
}
