import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { answerTime } from '@/lib/contact/opening-hours'

// Monday to Friday 08.30–18.00, Saturday 09.00–13.00. 12 March 2026 is a Thursday.
const { week } = DEFAULT_SETTINGS.hours
const hours = {
  week,
  closedDays: [
    { date: '2026-03-19', name: 'Arife', openUntil: '13:00' },
    { date: '2026-03-20', lastDate: '2026-03-22', name: 'Bayram' },
  ],
}
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`)

test.each([
  ['in the morning', '2026-03-12 11:05', 4, '2026-03-12 15:30', null],
  ['in the afternoon', '2026-03-12 13:50', 4, '2026-03-12 18:00', null],
  ['shortly before closing time', '2026-03-12 17:00', 4, '2026-03-13 11:30', null],
  ['in the evening', '2026-03-12 19:00', 4, '2026-03-13 12:30', '2026-03-13 08:30'],
  ['before opening time', '2026-03-12 07:10', 2, '2026-03-12 10:30', '2026-03-12 08:30'],
  ['on Saturday', '2026-03-14 12:00', 4, '2026-03-16 11:30', null],
  ['on Sunday', '2026-03-15 12:00', 4, '2026-03-16 12:30', '2026-03-16 08:30'],
  ['on a half day, with holidays after it', '2026-03-19 12:00', 4, '2026-03-23 11:30', null],
  ['on a holiday', '2026-03-20 10:00', 4, '2026-03-23 12:30', '2026-03-23 08:30'],
])(
  'a message that arrives %s (%s) is answered within %i opening hours, by %s',
  (_, now, answerHours, until, opensAt) => {
    expect(answerTime(hours, answerHours, at(now))).toEqual({ until: at(until), opensAt: opensAt && at(opensAt) })
  },
)

test('the lunch break does not count; for a message in the break, `opensAt` is its end', () => {
  const withLunch = { ...hours, lunch: { from: '12:30', to: '13:30' } }
  expect(answerTime(withLunch, 2, at('2026-03-12 12:00'))).toEqual({ until: at('2026-03-12 15:00'), opensAt: null })
  expect(answerTime(withLunch, 2, at('2026-03-12 12:40'))).toMatchObject({ opensAt: at('2026-03-12 13:30') })
})

test('a company that is never open promises no answer', () => {
  const closed = week.map((day) => ({ ...day, isOpen: false }))
  expect(answerTime({ week: closed, closedDays: [] }, 4, at('2026-03-12 11:05'))).toBeNull()
})
