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
  leadDays: 0,
} as QuoteJson

it.each<[Partial<QuoteDraft>, string]>([
  [{ amount: '22,000.00' }, 'Tutarı 22.000,00 biçiminde yazın.'],
  [{ amount: '0' }, 'Tutar sıfırdan büyük olmalı.'],
  [{ amount: '20.000.000,01' }, 'Tutar en çok 20.000.000,00 olabilir.'],
  [{ vatRate: '20,5' }, 'KDV oranı 0 ile 100 arasında bir tam sayı olmalı.'],
  [{ leadDays: '' }, 'İş günü sayısını yazın.'],
  [{ leadDays: 'üç' }, 'Süre 0 ile 365 iş günü arasında olmalı.'],
  [{ validUntil: '2026-03-11' }, 'Bugün ya da sonrası olmalı.'],
  [{ work: ' ' }, 'Yapılacak işi yazın.'],
])('of %j is said what is wrong', (changes, text) => {
  expect(wrongQuote({ ...draft, ...changes }, true, NOW)).toEqual({ [Object.keys(changes)[0]!]: [text] })
})

it('the form goes on with the saved draft, and a new version begins with the last one, but without its day', () => {
  const saved = { ...stored, validUntil: '2026-03-20', sentAt: null }
  const sent = { ...saved, sentAt: '2026-03-11T13:05:00Z' }
  expect(firstDraft({ quotes: [saved] })).toMatchObject({
    amount: '18.500,50',
    vat: 'included',
    validUntil: '2026-03-20',
  })
  expect(firstDraft({ quotes: [sent] })).toMatchObject({ amount: '18.500,50', currency: 'EUR', validUntil: '' })
  expect([versionOf({ quotes: [saved] }), versionOf({ quotes: [sent] }), versionOf({ quotes: [] })]).toEqual([1, 2, 1])
})

it('the preview shows nothing for what is wrong', () => {
  const wrong = { ...draft, amount: 'x', leadDays: '', validUntil: '' }
  expect(previewOf(wrong, 2)).toMatchObject({ total: 0, leadDays: null, validUntil: null })
})

it.each([
  [null, false, /yanıt bekliyor\. .*; kendinizinkini gönderirseniz müşterideki teklif geçersiz olur\.$/],
  [
    'declined',
    true,
    /onaylanmadı\. Teklif 2 taslak: KDV dahil 18\.500,50 EUR\. .* o taslak silinir, verilen karar düşer\.$/,
  ],
] as const)('a conflict names what there is now and what would be lost: %s, draft: %s', (decision, hasDraft, words) => {
  const quote = { ...stored, sentAt: '2026-03-11T13:05:00Z', decision }
  const newer = { ...stored, version: 2, total: 1850050, sentAt: null }
  expect(conflictWords({ quote, quotes: hasDraft ? [newer, quote] : [quote] }, true).text).toMatch(words)
})
