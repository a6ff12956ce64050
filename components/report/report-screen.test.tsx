import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bucketsOf, readPeriod } from '@/lib/report/period'
import type { Report, Spread } from '@/lib/report/report'
import { ReportScreen } from './report-screen'

const TODAY = '2026-03-12'

const NO_SPREAD: Spread = { count: 0, median: null, p90: null, values: [] }
const NO_DECISIONS = { approved: 0, waiting: 0, declined: 0, expired: 0 }
const NO_RANKING = { rows: [], of: 0 }
const NO_FUNNEL = { views: 0, opened: 0, sent: 0, orders: { opened: 0, approved: 0 } }

it('a new workshop is told how the report fills, and has every figure without a number that is none', () => {
  const read = readPeriod({}, TODAY)
  const period = read.period!
  const buckets = bucketsOf(period, period.unit, TODAY)
  const report: Report = {
    period,
    orders: {
      opened: { buckets: buckets.map((one) => ({ ...one, count: 0, previous: 0 })), total: 0, previous: 0 },
      closed: {
        buckets: buckets.map((one) => ({ ...one, delivered: 0, returned: 0, cancelled: 0, previous: 0 })),
        delivered: 0,
        returned: 0,
        cancelled: 0,
        previous: 0,
      },
      stepsToday: [{ step: 1, count: 0 }],
      stepDays: [{ ...NO_SPREAD, step: 1, previousMedian: null }],
      delivery: {
        now: NO_SPREAD,
        previous: NO_SPREAD,
        promised: { kept: 0, of: 0 },
        previousPromised: { kept: 0, of: 0 },
      },
      decisionHours: { now: NO_SPREAD, previous: NO_SPREAD },
      decisions: { now: NO_DECISIONS, previous: NO_DECISIONS },
      brands: NO_RANKING,
      devices: NO_RANKING,
      codes: NO_RANKING,
      warranty: { delivered: 0, back: 0, previousDelivered: 0, previousBack: 0, orders: [] },
    },
    amounts: [],
    site: {
      views: { buckets: buckets.map((one) => ({ ...one, count: 0 })), unit: period.unit, total: 0, previous: 0 },
      pages: { rows: [], of: 0 },
      referrers: { rows: [], others: { hosts: 0, count: 0 } },
      funnel: { now: NO_FUNNEL, previous: NO_FUNNEL },
      leads: [],
      emptySearches: { rows: [], of: 0 },
    },
  }
  const account = { role: 'manager', mustAddSecondFactor: false } as const
  const html = renderToStaticMarkup(<ReportScreen account={account} read={read} report={report} today={TODAY} />)
  expect(html).toContain('Sayılar iş emri açıldıkça burada birikir.')
  expect(html).toContain('İlk İş Emrini Aç')
  expect(html.match(/<h3/g)).toHaveLength(18)
  expect(html).not.toMatch(/NaN|Infinity|undefined|null/)
})
