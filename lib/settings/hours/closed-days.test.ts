import { expect, test } from 'vitest'
import { closedPeriodSentences } from '@/lib/settings/hours/closed-days'

type Day = [date: string, name: string, options?: object]

const VICTORY: Day = ['2026-08-30', 'Zafer Bayramı']
const REPUBLIC: Day = ['2026-10-29', 'Cumhuriyet Bayramı']
const EVE: Day = ['2026-03-19', 'Arife', { openUntil: '13:00' }]
const RANGE: Day = ['2026-03-20', 'Bayram', { lastDate: '2026-03-22' }]
const IN_OCTOBER = '29 Ekim Perşembe kapalıyız: Cumhuriyet Bayramı'
const IN_MARCH = '20–22 Mart kapalıyız: Bayram'

// The next period is always announced, the others 30 days ahead, and past periods never.
test.each<[today: string, days: Day[], sentences: string[]]>([
  ['2026-09-29', [VICTORY, REPUBLIC], [IN_OCTOBER]],
  ['2026-10-30', [REPUBLIC], []],
  [
    '2026-03-10',
    [
      ['2026-03-22', 'Bayram'],
      ['2026-03-20', 'Bayram'],
      ['2026-03-21', 'Bayram'],
    ],
    [IN_MARCH],
  ],
  ['2026-03-10', [EVE, RANGE], ['19 Mart Perşembe yarım gün, kapanış 13.00: Arife', IN_MARCH]],
])('on %s the days %j are announced as %j', (today, days, sentences) => {
  const closedDays = days.map(([date, name, options]) => ({ date, name, ...options }))
  expect(closedPeriodSentences({ week: [], closedDays }, today)).toEqual(sentences)
})
