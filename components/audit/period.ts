import type { AuditFilter } from '@/lib/audit/schema'
import { DAY_MS, istanbulDay } from '@/lib/platform/turkish/dates'

/** Options of the filter 'Ne zaman' (when). */
export const PERIOD_LABELS = {
  month: 'Son 30 gün',
  today: 'Bugün',
  week: 'Son 7 gün',
  year: 'Bu yıl',
  range: 'Tarih aralığı',
} as const

export type PeriodName = keyof typeof PERIOD_LABELS

/** The chosen filters. Dates are YYYY-MM-DD or ''. */
export type AuditChoice = { actor: string; kind: string; period: PeriodName; from: string; to: string }

export const DEFAULT_CHOICE: AuditChoice = { actor: '', kind: '', period: 'month', from: '', to: '' }

const daysAgo = (days: number, now: Date) => istanbulDay(new Date(now.getTime() - days * DAY_MS))

function firstDay({ period, from }: AuditChoice, now: Date): string {
  if (period === 'range') return from
  if (period === 'year') return `${istanbulDay(now).slice(0, 4)}-01-01`
  return daysAgo({ today: 0, week: 6, month: 29 }[period], now)
}

/** Returns the query parameters for the chosen filters. */
export function auditFilter(choice: AuditChoice, now: Date): Record<string, string> {
  const { actor, kind, period, to } = choice
  const filter = { actor, kind, from: firstDay(choice, now), to: period === 'range' ? to : '' }
  return Object.fromEntries(
    Object.entries(filter satisfies Record<keyof AuditFilter, string>).filter(([, value]) => value !== ''),
  )
}
