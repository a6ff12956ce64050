import { expect, test } from 'vitest'
import type { AuditKind } from '@/lib/access/audit-record'
import { textOf } from './values'

const textsOf = (kind: AuditKind, values: [field: string, value: unknown][]) =>
  values.map(([field, value]) => textOf(kind, field, value, [], 'after'))

test('a quote’s discount is shown in words, and what a draft lacks is not shown', () => {
  const given = { discountKind: 'percent', discountValue: 1250, leadDays: 3, validUntil: '2026-12-20' }
  const missing = { discountKind: '', discountValue: 0, leadDays: -1, validUntil: '1970-01-01' }
  const [givenTexts, missingTexts] = [given, missing].map((quote) =>
    textsOf(
      'order',
      Object.entries(quote).map(([name, value]) => [`quote.${name}`, value]),
    ),
  )
  expect(givenTexts).toEqual(['Yüzde', '12,50', '3', '20.12.2026'])
  expect(missingTexts).toEqual([null, null, null, null])
})

test('a currency and the kind of a saved text are shown as in the panel', () => {
  expect(textsOf('part', [['currency', 'TRY']])).toEqual(['TL'])
  const kinds = ['line', 'sentence'].map((kind) => ['kind', kind] as [string, string])
  expect(textsOf('text', kinds)).toEqual(['Teklif satırı', 'Müşteriye not'])
})
