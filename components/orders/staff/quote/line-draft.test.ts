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

test('kind and unit are restored when the word is deleted, or when somebody chooses the former kind', () => {
  const shippingLine = withText(line(), 'Kargo')
  expect(shippingLine.kindBeforeGuess).toBe('labour')
  expect(kindAndUnit(withText(shippingLine, 'Karg'))).toBe('labour saat')
  const labourLine = withChosenKind(shippingLine, 'labour')
  expect(labourLine.kindBeforeGuess).toBeUndefined()
  expect(kindAndUnit(withText(labourLine, 'Kargo paketi hazırlığı'))).toBe('labour saat')
})

test('a unit that somebody chose stays when the kind changes', () => {
  expect(kindAndUnit(withChosenKind(line({ unit: 'set' }), 'part'))).toBe('part set')
  expect(kindAndUnit(withChosenKind(line({ kind: 'part', unit: 'adet' }), 'labour'))).toBe('labour saat')
})
