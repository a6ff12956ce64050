import { expect, it } from 'vitest'
import { deadlineSentence, deadlineWords, differenceWords } from './words'

const TODAY = '2026-03-12'
const deadline = (kind: 'invoice' | 'payment', day: string, days: number) => ({ of: kind, day, days })

it('a list says how long ago a deadline passed, or when it is', () => {
  const listText = (...args: Parameters<typeof deadline>) => {
    const { text, note, isLate } = deadlineWords(deadline(...args), TODAY)
    return [isLate ? `!${text}` : text, note].join(', ')
  }
  expect(listText('payment', '2026-03-05', -7)).toBe('!7 gün geçti, vade 5 Mart')
  expect(listText('payment', '2026-03-12', 0)).toBe('vade bugün, 12 Mart')
  expect(listText('payment', '2026-04-01', 20)).toBe('vade 1 Nisan, 20 gün var')
  expect(listText('invoice', '2026-03-11', -1)).toBe('!fatura 1 gün geçti, son gün 11 Mart')
  expect(listText('invoice', '2026-03-15', 3)).toBe('fatura için 3 gün, son gün 15 Mart')
})

it('a sentence about a deadline inflects the month, and names the year unless it is the current one', () => {
  const sentence = (...args: Parameters<typeof deadline>) => deadlineSentence(deadline(...args), TODAY)
  expect(sentence('payment', '2026-03-05', -7)).toBe('Vadesi 5 Mart’ta doldu, 7 gün geçti.')
  expect(sentence('payment', '2025-11-14', -118)).toBe('Vadesi 14 Kasım 2025 gününde doldu, 118 gün geçti.')
  expect(sentence('invoice', '2026-03-11', -1)).toBe('Fatura son günü 11 Mart’tı, 1 gün geçti.')
  expect(sentence('invoice', '2026-03-12', 0)).toBe('Fatura son günü bugün.')
  expect(sentence('payment', '2027-01-02', 296)).toBe('Vadesi 2 Ocak 2027, 296 gün var.')
})

it('a difference is described as too little or too much', () => {
  expect(differenceWords('invoice', -111_000, 'TRY')).toBe('Fatura onaylanandan 1.110,00 TL az')
  expect(differenceWords('payment', 60, 'EUR')).toBe('0,60 EUR fazla ödendi')
})
