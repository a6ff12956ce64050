const amount = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats kuruş or cents like '22.200,00 TL'. Other currencies stand as codes: '350,00 EUR'. */
export function formatMoney(hundredths: number, currency: string): string {
  return `${amount.format(hundredths / 100)} ${currency === 'TRY' ? 'TL' : currency}`
}
