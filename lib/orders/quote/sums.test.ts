import { expect, test } from 'vitest'
import { fillQuoteAmounts } from '@/lib/orders/quote/sums'

test('a quote that an older version of the site sent gets its net, VAT and total by the rule of that version', async () => {
  let quotesWithoutAmounts = [
    { id: 'VAT added, rounded up', amount: 25, vatIncluded: false, vatRate: 10 },
    { id: 'VAT included, rounded up', amount: 9, vatIncluded: true, vatRate: 20 },
    { id: 'VAT included', amount: 125_000, vatIncluded: true, vatRate: 20 },
    { id: 'without VAT', amount: 125_000, vatIncluded: false, vatRate: 0 },
  ]
  const storedAmounts: unknown[] = []
  const filledCount = await fillQuoteAmounts(async <Row>(_statement: string, amounts?: string) => {
    if (amounts === undefined) return quotesWithoutAmounts as Row[]
    storedAmounts.push(...(JSON.parse(amounts) as unknown[]))
    quotesWithoutAmounts = []
    return []
  })
  expect(filledCount).toBe(4)
  expect(storedAmounts).toEqual([
    { id: 'VAT added, rounded up', net: 25, vat: 3, total: 28 },
    { id: 'VAT included, rounded up', net: 8, vat: 1, total: 9 },
    { id: 'VAT included', net: 104_167, vat: 20_833, total: 125_000 },
    { id: 'without VAT', net: 125_000, vat: 0, total: 125_000 },
  ])
})
