import { expect, test } from 'vitest'
import { promisedAnswer } from '@/lib/contact/answer'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

function promise(receivedAt: string, answerHours: number | null) {
  const notifications = { ...DEFAULT_SETTINGS.notifications, answerHours }
  return promisedAnswer({ ...DEFAULT_SETTINGS, notifications }, new Date(`${receivedAt}:00+03:00`))
}

test.each([
  ['2026-03-12T13:50', 4, 'Bugün 18.00’e kadar', 'e-posta ya da telefonla'],
  ['2026-03-12T11:05', 4, 'Bugün 15.30’a kadar', 'e-posta ya da telefonla'],
  ['2026-03-12T17:00', 5, '13 Mart Cuma 12.30’a kadar', 'e-posta ya da telefonla'],
  ['2026-03-12T19:00', 4, '13 Mart Cuma 12.30’a kadar', 'şimdi kapalıyız, 08.30’da açılır'],
  ['2026-03-14T14:00', 12, '17 Mart Salı 11.00’e kadar', 'şimdi kapalıyız, 16 Mart Pazartesi 08.30’da açılır'],
])('a message received at %s is answered within %i opening hours: %s', (receivedAt, hours, words, note) => {
  expect(promise(receivedAt, hours)).toMatchObject({ words, note })
})

test('without a response time in the settings, no answer is promised', () => {
  expect(promise('2026-03-12T11:05', null)).toBeNull()
})
