import { expect, it } from 'vitest'
import { formatMoney, parseAmount } from '@/lib/platform/turkish/money'

it('kuruş and cents are written with their currency', () => {
  expect([formatMoney(2220000, 'TRY'), formatMoney(7, 'EUR')]).toEqual(['22.200,00 TL', '0,07 EUR'])
})

it.each([
  ['22000', 2200000],
  ['1.234.567,89', 123456789],
  ['2500,5', 250050],
  ['₺1500', 150000],
  ['1500 TL', 150000],
  ['1.500,00 €', 150000],
])('the amount %s is read', (text, cents) => expect(parseAmount(text)).toBe(cents))

it.each(['', '22,000.00', '22.00', '22.0000', '2.2000,00', '22,500', '22 00', '-5', '1e3', '٢٢', '22.000,00 GBP'])(
  'the amount %j is refused, because it could mean two things',
  (text) => expect(parseAmount(text)).toBeNull(),
)
