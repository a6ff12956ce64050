import { expect, it } from 'vitest'
import type { QuoteJson } from '@/lib/orders/order/output'
import { linkToField } from '@/components/orders/staff/order/draft-form'
import {
  QUOTE_FIELD_WORDS,
  initialQuote,
  missingFromQuote,
  type QuoteDraft,
  quoteOf,
  quoteSums,
  versionOf,
  quoteErrors,
} from './quote-draft'

const quoteDefaults = { validUntil: '2026-03-27', leadDays: 4, vatRate: 10 }
const NOW = new Date('2026-03-12T12:00:00Z')
const line = { key: 'a', kind: 'part', text: 'Fan', quantity: '1,5', unit: 'adet', unitPrice: '870,00' } as const
const draft: QuoteDraft = {
  lines: [line],
  discountKind: '',
  discount: '',
  currency: 'TRY',
  vat: 'excluded',
  vatRate: '20',
  work: '',
  leadDays: '3',
  validUntil: '2026-03-25',
}
const storedQuote = {
  version: 1,
  amount: 1850050,
  lines: [{ kind: 'labour', text: 'Onarım', quantity: 1, unit: 'adet', unitPrice: 1850050, total: 1850050 }],
  discount: { kind: 'percent', value: 750 },
  currency: 'EUR',
  vatIncluded: true,
  vatRate: 10,
  work: 'Kart',
  leadDays: 0,
  validUntil: '2026-03-20',
} as QuoteJson

it('a valid draft becomes the body of the API call', () => {
  expect([quoteErrors(draft), missingFromQuote(draft, NOW)]).toEqual([{}, {}])
  expect(quoteOf({ ...draft, discountKind: 'percent', discount: '7,5' }, true)).toEqual({
    lines: [{ kind: 'part', text: 'Fan', quantity: 1.5, unit: 'adet', unitPrice: 87000 }],
    discount: { kind: 'percent', value: 750 },
    currency: 'TRY',
    vatIncluded: false,
    vatRate: 20,
    work: '',
    leadDays: 3,
    validUntil: '2026-03-25',
    send: true,
  })
})

const withLine = (changes: object): Partial<QuoteDraft> => ({ lines: [{ ...line, ...changes }] })

it.each<[Partial<QuoteDraft>, string, string]>([
  [withLine({ unitPrice: '22,000.00' }), 'lines.0.unitPrice', 'Birim fiyatı 1.450,00 biçiminde yazın.'],
  [withLine({ quantity: '1,2345' }), 'lines.0.quantity', 'Miktarı en çok üç ondalıkla yazın: 1,5'],
  [
    withLine({ quantity: '2 saat' }),
    'lines.0.quantity',
    'Miktar “saat” yazılmış, satırın birimi ise adet. Birimini seçin: 1,5',
  ],
  [{ discountKind: 'amount', discount: 'on' }, 'discount', 'İskontoyu 210,00 biçiminde yazın.'],
  [
    withLine({ unitPrice: '480 €' }),
    'lines.0.unitPrice',
    'Fiyat EUR yazılmış, teklifin para birimi ise TL. TL olarak yazın ya da para birimini EUR yapın.',
  ],
  [
    { ...withLine({ unitPrice: '480 TL' }), currency: 'EUR' },
    'lines.0.unitPrice',
    'Fiyat TL yazılmış, teklifin para birimi ise EUR. EUR olarak yazın ya da para birimini TL yapın.',
  ],
  [
    { discountKind: 'amount', discount: '£50' },
    'discount',
    'İskonto GBP yazılmış, teklifin para birimi ise TL. TL olarak yazın.',
  ],
  [
    { discountKind: 'percent', discount: '10 TL' },
    'discount',
    'Yüzdeyi 7,5 biçiminde yazın. Tutar için “Tutar” seçin.',
  ],
])('a quote with %j cannot be saved as a draft', (changes, field, text) => {
  expect(quoteErrors({ ...draft, ...changes })).toEqual({ [field]: [text] })
})

it.each<[Partial<QuoteDraft>, string, string]>([
  [withLine({ unitPrice: '' }), 'lines.0.unitPrice', '1. satırın birim fiyatı'],
  [{ leadDays: '' }, 'leadDays', 'Onaydan sonra iş günü'],
  [{ validUntil: '2026-03-11' }, 'validUntil', 'Son geçerlilik günü'],
  [{ discountKind: 'amount', discount: '2.000,00' }, 'discount', 'İskonto'],
])('a quote with %j can be saved, but not sent', (changes, field, label) => {
  const changedDraft = { ...draft, ...changes }
  expect(quoteErrors(changedDraft)).toEqual({})
  expect(Object.keys(missingFromQuote(changedDraft, NOW))).toEqual([field])
  expect(linkToField(field, QUOTE_FIELD_WORDS).label).toBe(label)
})

it('the form starts with the saved draft, the last version, or the defaults of the settings', () => {
  const saved = { ...storedQuote, sentAt: null }
  const sent = { ...storedQuote, sentAt: '2026-03-11T13:05:00Z' }
  expect(initialQuote({ quotes: [saved], quoteDefaults })).toMatchObject({
    lines: [{ text: 'Onarım', quantity: '1', unitPrice: '18.500,50' }],
    discountKind: 'percent',
    discount: '7,5',
    vat: 'included',
    validUntil: '2026-03-20',
  })
  expect(initialQuote({ quotes: [sent], quoteDefaults })).toMatchObject({ currency: 'EUR', validUntil: '2026-03-27' })
  expect(initialQuote({ quotes: [], quoteDefaults })).toMatchObject({
    vatRate: '10',
    leadDays: '4',
    validUntil: '2026-03-27',
  })
  expect([versionOf({ quotes: [saved] }), versionOf({ quotes: [sent] }), versionOf({ quotes: [] })]).toEqual([1, 2, 1])
})

it('a price that cannot be read is reported as unreadable, not as missing', () => {
  expect(quoteSums({ ...draft, ...withLine({ unitPrice: '480 €' }) })).toMatchObject({
    unpricedLines: [],
    unreadableLines: [1],
    total: 0,
  })
})

it('the sums omit a line without a price, and report its position', () => {
  const changedDraft = {
    ...draft,
    lines: [line, { ...line, key: 'b', unitPrice: '' }],
    discountKind: 'amount' as const,
  }
  expect(quoteSums({ ...changedDraft, discount: '5,00' })).toMatchObject({
    totals: [130500, null],
    subtotal: 130500,
    discountAmount: 500,
    vat: 26000,
    total: 156000,
    unpricedLines: [2],
    unreadableLines: [],
  })
})
