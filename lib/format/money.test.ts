import { expect, test } from 'vitest'
import { formatMoney } from '@/lib/format/money'

test('money has Turkish separators, two decimals and TL or the code', () => {
  expect([formatMoney(2_220_000, 'TRY'), formatMoney(5, 'EUR'), formatMoney(2_000_000_000, 'USD')]).toEqual([
    '22.200,00 TL',
    '0,05 EUR',
    '20.000.000,00 USD',
  ])
})
