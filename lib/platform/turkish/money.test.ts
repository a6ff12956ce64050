import { expect, it } from 'vitest'
import { foreignCurrency, formatMoney, parseAmount } from '@/lib/platform/turkish/money'

it('kuruş and cents are written with their currency', () => {
  expect([formatMoney(2220000, 'TRY'), formatMoney(7, 'EUR')]).toEqual(['22.200,00 TL', '0,07 EUR'])
})

it.each([
  ['22000', 2200000],
  ['1.234.567,89', 123456789],
  ['1 234 567,89', 123456789],
  ['2500,5', 250050],
  ['₺1500', 150000],
  ['1500TL', 150000],
  ['1.500,00TL', 150000],
  ['1500 lira', 150000],
  ['1500 LİRA', 150000],
  ['Türk Lirası 1500', 150000],
  ['TRY1.500,00', 150000],
  ['₺ 1500 TL.', 150000],
  ['1.500,-', 150000],
  ['\u200E1.500\u00A0₺', 150000],
])('the TL amount %s is parsed', (text, cents) => expect(parseAmount(text, 'TRY')).toBe(cents))

it.each([
  '',
  '22,000.00',
  '22.00',
  '22.0000',
  '2.2000,00',
  '22,500',
  '22 00',
  '-5',
  '.5',
  '₺,5',
  '1e3',
  '٢٢',
  '5 TL + KDV',
])('the amount %j is refused as ambiguous or invalid', (text) => expect(parseAmount(text, 'TRY')).toBeNull())

it.each([
  ['480 €', 'TRY', 'EUR'],
  ['480€', 'TRY', 'EUR'],
  ['€480', 'TRY', 'EUR'],
  ['EUR 480', 'TRY', 'EUR'],
  ['480 Euro', 'TRY', 'EUR'],
  ['480avro', 'TRY', 'EUR'],
  ['＄480', 'TRY', 'USD'],
  ['480 USD', 'EUR', 'USD'],
  ['480 DOLAR', 'TRY', 'USD'],
  ['480 ABD Doları', 'TRY', 'USD'],
  ['480 TL', 'EUR', 'TRY'],
  ['₺480', 'USD', 'TRY'],
  ['480 lira', 'EUR', 'TRY'],
  ['480 € TL', 'TRY', '“€ TL”'],
  ['£480', 'TRY', 'GBP'],
  ['480 zł', 'TRY', '“zł”'],
  ['50 kuruş', 'TRY', '“kuruş”'],
])('the amount %s is not parsed in %s, because it names %s', (text, currency, name) => {
  expect([parseAmount(text, currency), foreignCurrency(text, currency)]).toEqual([null, name])
})

it.each([
  ['€ 480', 'EUR', 48000],
  ['480 usd', 'USD', 48000],
])('the amount %s is parsed in %s', (text, currency, cents) => {
  expect([parseAmount(text, currency), foreignCurrency(text, currency)]).toEqual([cents, null])
})
