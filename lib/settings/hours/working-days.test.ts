import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import type { Settings } from '@/lib/settings/schema'
import { workingDaysLater } from '@/lib/settings/hours/working-days'

type Hours = Settings['hours']

const { hours } = DEFAULT_SETTINGS
const closed = (date: string, options: object = {}) => ({ closedDays: [{ date, name: 'Bayram', ...options }] })
const week = (isOpen: (weekday: number) => boolean) => ({
  week: hours.week.map((day, weekday) => ({ ...day, isOpen: isOpen(weekday) })),
})

test.each<[why: string, day: string, count: number, changes: Partial<Hours>, expected: string | null]>([
  ['the weekend does not count', '2026-03-12', 3, {}, '2026-03-17'],
  ['0 working days later is the day itself', '2026-03-12', 0, {}, '2026-03-12'],
  ['0 working days after a Saturday is the next working day', '2026-03-14', 0, {}, '2026-03-16'],
  ['one working day after a Sunday is Monday', '2026-03-15', 1, {}, '2026-03-16'],
  ['closed days do not count', '2026-03-18', 2, closed('2026-03-20', { lastDate: '2026-03-22' }), '2026-03-23'],
  ['half days do not count', '2026-03-18', 1, closed('2026-03-19', { openUntil: '13:00' }), '2026-03-20'],
  ['national holidays do not count', '2026-10-28', 1, {}, '2026-10-30'],
  [
    'weekdays on which the workshop is closed do not count',
    '2026-03-12',
    1,
    week((day) => day > 0 && day < 4),
    '2026-03-17',
  ],
  ['without hours, Monday to Friday count', '2026-03-12', 1, week(() => false), '2026-03-13'],
  [
    'the result is null if there are not enough working days',
    '2026-03-12',
    1,
    closed('2026-01-01', { lastDate: '2999-01-01' }),
    null,
  ],
])('%s', (_, day, count, changes, expected) => {
  expect(workingDaysLater(day, count, { ...hours, ...changes })).toBe(expected)
})
