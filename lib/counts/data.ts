import 'server-only'
import { type CountKind, MIN_SEARCHES } from '@/lib/counts/counts'
import { db } from '@/lib/platform/db/client'

/** A span of days as YYYY-MM-DD, including the first and the last. */
type Days = { from: string; to: string }

const within = (kind: CountKind, { from, to }: Days) => ({ kind, day: { gte: new Date(from), lte: new Date(to) } })

/** Returns the counts of a kind by day, ascending, without days that have no counts. */
export async function countsByDay(kind: CountKind, days: Days): Promise<{ day: string; count: number }[]> {
  const rows = await db().siteCount.groupBy({
    by: ['day'],
    where: within(kind, days),
    _sum: { count: true },
    orderBy: { day: 'asc' },
  })
  return rows.map(({ day, _sum }) => ({ day: day.toISOString().slice(0, 10), count: _sum.count ?? 0 }))
}

/** Returns the counts of a kind by key, highest first, without keys that have fewer than `atLeast` in total. */
export async function countsByKey(kind: CountKind, days: Days, atLeast = 1): Promise<{ key: string; count: number }[]> {
  const rows = await db().siteCount.groupBy({
    by: ['key'],
    where: within(kind, days),
    _sum: { count: true },
    having: { count: { _sum: { gte: atLeast } } },
    orderBy: [{ _sum: { count: 'desc' } }, { key: 'asc' }],
  })
  return rows.map(({ key, _sum }) => ({ key, count: _sum.count ?? 0 }))
}

/** Returns the searches that found nothing, most frequent first. Omits rare searches, which may identify a person. */
export function emptySearches(days: Days): Promise<{ key: string; count: number }[]> {
  return countsByKey('empty', days, MIN_SEARCHES)
}
