import { expect, test } from 'vitest'
import { paperFile, paperName, paperTitle, parsePaperName } from '@/lib/papers/paper'

test.each(['quote-1', 'quote-27', 'intake', 'test', 'test-2', 'warranty', 'warranty-3'])('%s is a name', (name) => {
  expect(paperName(parsePaperName(name)!)).toBe(name)
})

test.each(['', 'quote', 'quote-0', 'quote-01', 'test-1', 'intake-2', 'warranty-', 'quote-1 ', '../x'])(
  '%j is none',
  (name) => expect(parsePaperName(name)).toBeNull(),
)

test('people read titles, and files have plain names', () => {
  expect(paperTitle({ kind: 'quote', version: 2 })).toBe('Teklif 2')
  expect(paperTitle({ kind: 'test', version: 1 })).toBe('Test tutanağı')
  expect(paperFile('2026-0042', { kind: 'test', version: 2 })).toBe('2026-0042-test-tutanagi-2.pdf')
})
