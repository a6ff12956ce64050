import { expect, test } from 'vitest'
import { fillQuoteSums } from '@/lib/orders/quote/sums'

test('a quote of an older version gets the sums of that version’s rule, whatever the rule is today', async () => {
  let missing = [
    { id: 'added half', amount: 25, vatIncluded: false, vatRate: 10 },
    { id: 'included half', amount: 9, vatIncluded: true, vatRate: 20 },
    { id: 'included', amount: 125_000, vatIncluded: true, vatRate: 20 },
    { id: 'without VAT', amount: 125_000, vatIncluded: false, vatRate: 0 },
  ]
  const written: unknown[] = []
  const filled = await fillQuoteSums(async <Row>(_statement: string, sums?: string) => {
    if (sums === undefined) return missing as Row[]
    written.push(...(JSON.parse(sums) as unknown[]))
    missing = []
    return []
  })
  expect(filled).toBe(4)
  expect(written).toEqual([
    { id: 'added half', net: 25, vat: 3, total: 28 },
    { id: 'included half', net: 8, vat: 1, total: 9 },
    { id: 'included', net: 104_167, vat: 20_833, total: 125_000 },
    { id: 'without VAT', net: 125_000, vat: 0, total: 125_000 },
  ])
})
