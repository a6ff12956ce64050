import type { AuditFilter } from '@/lib/audit/schema'
import { daysLater, istanbulDay } from '@/lib/platform/turkish/dates'

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

function firstDay({ period, from }: AuditChoice, now: Date): string {
  if (period === 'range') return from
  if (period === 'year') return `${istanbulDay(now).slice(0, 4)}-01-01`
  const days = { today: 0, week: 6, month: 29 }[period]
  return daysLater(istanbulDay(now), -days)
}

/** Returns the query parameters for the chosen filters. */
export function auditFilter(choice: AuditChoice, now: Date): Record<string, string> {
  const { actor, kind, period, to } = choice
  const filter = { actor, kind, from: firstDay(choice, now), to: period === 'range' ? to : '' }
  return Object.fromEntries(
    Object.entries(filter satisfies Record<keyof AuditFilter, string>).filter(([, value]) => value !== ''),
  )
}
