import { printedHours } from '@/lib/settings/company'
import { clockTime } from '@/lib/platform/turkish/dates'
import { lunchOf, type SiteDraft } from './site-draft'

/** Preview of the hours in the form, as the site will show them. */
export function HoursPreview({ draft }: { draft: SiteDraft }) {
  const week = draft.week.map((day) => ({ ...day, from: clockTime(day.from), to: clockTime(day.to) }))
  const lunch = lunchOf(draft)
  const lines = printedHours({ week, lunch, closedDays: [] }).map(({ days, time }) => `${days} ${time}`)
  return (
    <div className="px-5 pt-1 pb-4 max-sm:px-4">
      <p className="text-small text-ink-2">Sitede böyle okunur</p>
      <output>{lines.join(', ') || 'Bütün hafta kapalı'}</output>
    </div>
  )
}
