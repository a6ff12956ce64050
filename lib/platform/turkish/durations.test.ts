import { expect, it } from 'vitest'
import { elapsedWords, lastingWords, leftWords } from '@/lib/platform/turkish/durations'

const NOW = new Date('2026-03-12T12:00:00Z')

it.each([
  ['2026-03-12T12:00:00Z', '1 dakika'],
  ['2026-03-12T12:05:00Z', '1 dakika'],
  ['2026-03-12T11:48:00Z', '12 dakika'],
  ['2026-03-12T11:00:01Z', '59 dakika'],
  ['2026-03-12T11:00:00Z', '1 saat'],
  ['2026-03-11T12:00:01Z', '23 saat'],
  ['2026-03-11T12:00:00Z', '1 gün'],
  ['2025-11-20T12:00:00Z', '112 gün'],
  ['2022-03-12T12:00:00Z', '1.461 gün'],
])('says how long ago %s was: %s', (since, words) => {
  expect(elapsedWords(since, NOW)).toBe(words)
})

it('says for how long something has lasted', () => {
  expect(lastingWords('2026-03-11T17:00:00Z', NOW)).toBe('19 saattir')
  expect(lastingWords('2026-03-06T12:00:00Z', NOW)).toBe('6 gündür')
  expect(lastingWords('2026-03-12T11:48:00Z', NOW)).toBe('12 dakikadır')
})

it.each([
  ['2026-03-15T12:00:00Z', '72 saat'],
  ['2026-03-15T11:59:59Z', '71 saat'],
  ['2026-03-12T13:00:00Z', '1 saat'],
  ['2026-03-12T12:59:59Z', '59 dakika'],
  ['2026-03-12T11:00:00Z', '1 dakika'],
])('says how long it is until %s: %s', (until, words) => {
  expect(leftWords(until, NOW)).toBe(words)
})
