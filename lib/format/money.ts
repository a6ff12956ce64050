import type { Currency } from '@/lib/domains/work-orders/schema'

const amount = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats kuruş or cents like '22.200,00', without a currency. */
export function formatAmount(cents: number): string {
  return amount.format(cents / 100)
}

/** Formats kuruş or cents like '22.200,00 TL' or '1.250,00 EUR'. */
export function formatMoney(cents: number, currency: Currency): string {
  return `${formatAmount(cents)} ${currency === 'TRY' ? 'TL' : currency}`
}

/** Whole lira or euro with or without dots between thousands, and two digits after a comma. */
const TYPED = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?$/

/**
 * Returns the kuruş or cents of an amount typed in Turkish, such as '22.000,00', '22000' or '22.000,50'. Returns null for
 * any other notation, because '22,000.00' or '22.00' could mean two things.
 */
export function parseAmount(text: string): number | null {
  const [, whole, cents = '00'] = TYPED.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll('.', '')) * 100 + Number(cents)
}
