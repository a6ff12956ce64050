import { expect, test } from 'vitest'
import type { WarrantyPaper } from './paper'
import { printable, refuseUnprintable, unprintableIn } from './printable'

test.each([
  ['100 μF', '100 µF'],
  ['10 k\u2126', '10 kΩ'],
  ['AL\u201116 → AL\u201117', 'AL-16 → AL-17'],
  ['H₂O, ΔT, cos φ, ∼ 230 V, x² ≤ 3, ⌀ 8, ⚡, ✓, ①', 'H₂O, ΔT, cos φ, ∼ 230 V, x² ≤ 3, ⌀ 8, ⚡, ✓, ①'],
  ['Жуков, محمد, Στέφανος, Nguyễn', 'Жуков, محمد, Στέφανος, Nguyễn'],
  ['＠ＡＢ１', '@AB1'],
  ['a\u00adb\u200bc\ufe0f\u202ed', 'abcd'],
  ['1\u202f000\u2009V\tx', '1\u00a0000 V x'],
  ['ı\u0307 g\u0306 s\u0327', 'ı\u0307 ğ ş'],
  ['Tamam 👍, 日本', 'Tamam ▯, ▯▯'],
])('%s is printed as %s', (text, expected) => expect(printable(text)).toBe(expected))

test('a character that cannot be printed is reported with its field', () => {
  expect(unprintableIn('👍 ve 👍, 日')).toEqual(['👍', '日'])
  const paper = { kind: 'warranty', customer: { name: 'Firma 👍', lines: [] }, basis: 'x' } as unknown as WarrantyPaper
  expect(() => refuseUnprintable(paper)).toThrow('Belgeye basılamayan işaret: 👍 (müşteri bilgileri).')
  expect(() => refuseUnprintable({ ...paper, customer: { name: 'Firma', lines: [] } })).not.toThrow()
  const record = { kind: 'test', instrument: { name: 'Megger 👍', serialNumber: '' } } as unknown as WarrantyPaper
  expect(() => refuseUnprintable(record)).toThrow(
    expect.objectContaining({ fields: { instrument: [expect.stringContaining('👍')] } }),
  )
})
