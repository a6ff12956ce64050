import { expect, test } from 'vitest'
import { type LineDraft, withChosenKind, withText } from './line-draft'

const line = (changes: Partial<LineDraft> = {}): LineDraft => {
  return { key: 'a', kind: 'labour', text: '', quantity: '1', unit: 'saat', unitPrice: '', ...changes }
}
const kindAndUnit = ({ kind, unit }: LineDraft) => `${kind} ${unit}`

test.each([
  ['Dönüş kargosu', 'shipping adet'],
  ['KARGO', 'shipping adet'],
  ['gidiş-kargo bedeli', 'shipping adet'],
  ['Embargo kartı', 'labour saat'],
  ['Kargı', 'labour saat'],
])('a labour line with the text %s becomes: %s', (text, expected) => {
  expect(kindAndUnit(withText(line(), text))).toBe(expected)
})

test('kind and unit are restored when the word kargo is deleted, and a kind that somebody chose stays', () => {
  const shippingLine = withText(line(), 'Kargo')
  expect(shippingLine.kindBeforeGuess).toBe('labour')
  expect(kindAndUnit(withText(shippingLine, 'Karg'))).toBe('labour saat')
  const labourLine = withChosenKind(shippingLine, 'labour')
  expect(labourLine.kindBeforeGuess).toBeUndefined()
  expect(kindAndUnit(withText(labourLine, 'Kargo paketi hazırlığı'))).toBe('labour saat')
})

test('when the kind changes, a unit that somebody chose stays, and a usual unit is replaced', () => {
  expect(kindAndUnit(withChosenKind(line({ unit: 'set' }), 'part'))).toBe('part set')
  expect(kindAndUnit(withChosenKind(line({ kind: 'part', unit: 'adet' }), 'labour'))).toBe('labour saat')
})
