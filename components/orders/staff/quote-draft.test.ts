import { expect, it } from 'vitest'
import type { QuoteJson } from '@/lib/orders/output'
import { conflictWords, firstDraft, previewOf, type QuoteDraft, versionOf, wrongQuote } from './quote-draft'

const NOW = new Date('2026-03-12T12:00:00Z')
const draft: QuoteDraft = {
  amount: '22.000,00',
  currency: 'TRY',
  vat: 'excluded',
  vatRate: '20',
  work: 'Fan değişir.',
  leadDays: '3',
  validUntil: '2026-03-25',
}
const stored = {
  version: 1,
  amount: 1850050,
  currency: 'EUR',
  vatIncluded: true,
  vatRate: 10,
  work: 'Kart',
  leadDays: 0,
  validUntil: '2026-03-20',
} as QuoteJson

it.each<[Partial<QuoteDraft>, string, string]>([
  [{ amount: '22,000.00' }, 'amount', 'Tutarı 22.000,00 biçiminde yazın.'],
  [{ amount: '' }, 'amount', 'Tutarı 22.000,00 biçiminde yazın.'],
  [{ amount: '0' }, 'amount', 'Tutar sıfırdan büyük olmalı.'],
  [{ amount: '20.000.000,01' }, 'amount', 'Tutar en çok 20.000.000,00 olabilir.'],
  [{ vatRate: '20,5' }, 'vatRate', 'KDV oranı 0 ile 100 arasında bir tam sayı olmalı.'],
  [{ leadDays: '' }, 'leadDays', 'İş günü sayısını yazın.'],
  [{ leadDays: 'üç' }, 'leadDays', 'Süre 0 ile 365 iş günü arasında olmalı.'],
  [{ validUntil: '2026-03-11' }, 'validUntil', 'Bugün ya da sonrası olmalı.'],
  [{ work: ' ' }, 'work', 'Yapılacak işi yazın.'],
])('says what is wrong with %j', (changes, field, text) => {
  expect(wrongQuote({ ...draft, ...changes }, true, NOW)).toEqual({ [field]: [text] })
})

it('a draft can be saved after its last day', () => {
  expect(wrongQuote({ ...draft, validUntil: '2026-03-11' }, false, NOW)).toEqual({})
})

it('the form goes on with the saved draft, and a new version begins with the last one', () => {
  const saved = { ...stored, sentAt: null }
  const sent = { ...stored, sentAt: '2026-03-11T13:05:00Z' }
  expect(firstDraft({ quotes: [saved] })).toMatchObject({
    amount: '18.500,50',
    vat: 'included',
    validUntil: '2026-03-20',
  })
  expect(firstDraft({ quotes: [sent] })).toMatchObject({ amount: '18.500,50', currency: 'EUR', validUntil: '' })
  expect([versionOf({ quotes: [saved] }), versionOf({ quotes: [sent] }), versionOf({ quotes: [] })]).toEqual([1, 2, 1])
})

it('the preview shows what is to be paid, and nothing for what is wrong', () => {
  expect(previewOf(draft, 2)).toMatchObject({ net: 2200000, vat: 440000, total: 2640000, leadDays: 3 })
  expect(previewOf({ ...draft, amount: 'x', leadDays: '', validUntil: '' }, 2)).toMatchObject({
    total: 0,
    leadDays: null,
    validUntil: null,
  })
})

it.each([
  [
    {},
    false,
    true,
    'müşteride, yanıt bekliyor. Yazdıklarınız duruyor. Kayıtlı hâli açarsanız silinir; kendinizinkini gönderirseniz müşterideki teklif geçersiz olur.',
  ],
  [
    { decision: 'declined' },
    true,
    true,
    'müşteride, onaylanmadı. Teklif 2 taslak: KDV dahil 18.500,50 EUR. Yazdıklarınız duruyor. Kayıtlı hâli açarsanız silinir; kendinizinkini gönderirseniz o taslak silinir, verilen karar düşer.',
  ],
  [
    { decision: 'approved' },
    false,
    false,
    'müşteride, onaylandı. Yazdıklarınız duruyor. Kayıtlı hâli açarsanız silinir.',
  ],
] as const)(
  'a conflict names what there is now and what would be lost: %j, draft: %s, send: %s',
  (changes, hasDraft, send, text) => {
    const quote = { ...stored, sentAt: '2026-03-11T13:05:00Z', decision: null, ...changes }
    const draft = { ...stored, version: 2, total: 1850050, sentAt: null }
    expect(conflictWords({ quote, quotes: hasDraft ? [draft, quote] : [quote] }, send).text).toBe(`Teklif 1 ${text}`)
  },
)
