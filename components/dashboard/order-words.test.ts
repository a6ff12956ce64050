import { describe, expect, it } from 'vitest'
import type { QuoteJson } from '@/lib/orders/output'
import { DELIVERY, stepName } from '@/lib/orders/steps'
import { decisionWords, waitingWords } from './order-words'

const quote: QuoteJson = {
  version: 1,
  amount: 2_600_000,
  currency: 'TRY',
  vatIncluded: false,
  lines: [],
  discount: null,
  subtotal: 0,
  discountAmount: 0,
  vatRate: 20,
  net: 2_600_000,
  vat: 520_000,
  total: 3_120_000,
  work: 'Modül değişir.',
  leadDays: 3,
  validUntil: '2026-03-20',
  sentAt: '2026-03-12T08:00:00.000Z',
  decision: null,
  decidedAt: null,
  decidedBy: '',
  decidedHow: '',
  decisionNote: '',
  recordedBy: '',
}
const order = {
  step: 2 as const,
  quote: null,
  waitingForPart: false,
  promisedOn: null,
  deviceBrand: 'Nordhel',
  deviceModel: 'N400-24',
  faultDescription: 'Çıkış düşüyor.',
}
const now = new Date('2026-03-12T09:00:00Z')
const wordsOf = (change: object) => waitingWords({ ...order, ...change }, now).text

describe('waitingWords', () => {
  it('names the step and the device', () => {
    expect(wordsOf({})).toBe('TP2 Arıza tespiti, Nordhel N400-24')
    expect(wordsOf({ deviceBrand: '', deviceModel: '' })).toBe('TP2 Arıza tespiti, Çıkış düşüyor.')
  })

  it('names what the order waits for', () => {
    expect(wordsOf({ step: 3, quote })).toBe('TP3 Onay, teklif yanıt bekliyor')
    expect(wordsOf({ step: 3, quote: { ...quote, validUntil: '2026-03-11' } })).toBe('TP3 Onay, teklifin süresi doldu')
    expect(wordsOf({ step: 3, quote: { ...quote, decision: 'approved' } })).toBe('TP3 Onay, teklif onaylandı')
    expect(wordsOf({ step: 3, quote: { ...quote, decision: 'declined' } })).toBe('TP3 Onay, teklif onaylanmadı')
    expect(wordsOf({ step: 4, waitingForPart: true })).toBe('TP4 Onarım, parça bekleniyor')
    expect(wordsOf({ step: DELIVERY })).toBe(`${stepName(DELIVERY)}, alınmayı bekliyor`)
  })

  it('marks a promised day only once it is over', () => {
    expect(waitingWords({ ...order, promisedOn: '2026-03-12' }, now).late).toBe('')
    expect(waitingWords({ ...order, promisedOn: '2026-03-11' }, now).late).toBe('söz verilen gün geçti')
  })
})

describe('decisionWords', () => {
  it('says what is to be paid, or why it was declined', () => {
    expect(decisionWords({ ...quote, decision: 'approved' })).toEqual({
      text: 'Onayladı: 31.200,00 TL, onarıma alınabilir',
      isGood: true,
    })
    expect(decisionWords({ ...quote, decision: 'declined', decisionNote: 'Yenisini aldık.' }).text).toBe(
      'Onaylamadı: “Yenisini aldık.”',
    )
    expect(decisionWords({ ...quote, decision: 'declined' }).text).toBe('Onaylamadı')
  })
})
