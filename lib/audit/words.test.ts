import { expect, test } from 'vitest'
import { itemOf } from './words'

test('the entry of an erasure shows the day of the request in Turkish notation', () => {
  const label = 'Başvuru 2026-11-20: 1 mesaj, 0 iş emrinde ad'
  const entry = { kind: 'privacy', action: 'erased', label, count: 1, itemId: null }
  expect(itemOf(entry, [])).toBe('Başvuru 20.11.2026: 1 mesaj, 0 iş emrinde ad')
})
