import { expect, it } from 'vitest'
import { currencyIn, formatAmount, formatMoney, parseAmount } from '@/lib/platform/turkish/money'

it('formats kuruş and cents with their currency', () => {
  expect(formatMoney(2220000, 'TRY')).toBe('22.200,00 TL')
  expect(formatMoney(125005, 'EUR')).toBe('1.250,05 EUR')
  expect(formatAmount(7)).toBe('0,07')
})

it.each([
  ['22.000,00', 2200000],
  ['22000', 2200000],
  [' 22.000,50 ', 2200050],
  ['22000,50', 2200050],
  ['1.234.567,89', 123456789],
  ['0', 0],
  ['0,01', 1],
  ['1 234 567,89', 123456789],
  ['2500,5', 250050],
  ['₺1500', 150000],
  ['1500 TL', 150000],
  ['1.500,00 €', 150000],
  ['22 000', 2200000],
])('reads %s', (text, cents) => {
  expect(parseAmount(text)).toBe(cents)
})

it.each(['', '22,000.00', '22.00', '22.0000', '2.2000,00', '22,500', '22 00', '-5', '1e3', '٢٢', '22.000,00 GBP'])(
  'refuses %j, which could mean two things',
  (text) => {
    expect(parseAmount(text)).toBeNull()
  },
)

it('tells the currency that was typed beside the amount', () => {
  expect(['₺1500', '1.500 TL', '€ 20', '20 eur', '$5', '1500'].map(currencyIn)).toEqual([
    'TRY',
    'TRY',
    'EUR',
    'EUR',
    'USD',
    null,
  ])
})
