import { HOUR_MS } from '@/lib/platform/turkish/dates'
import { timeOf } from './set'

/**
 * Returns the sets with names up to now, in the same order. A wrong clock may have named some for a later time; they neither delay
 * the schedule nor count towards BACKUP_KEEP.
 */
export const madeBy = (now: number, sets: string[]): string[] => sets.filter((name) => timeOf(name)!.getTime() <= now)

/**
 * Returns the milliseconds until the next check whether a set is due, or 0 if one is due. At most an hour, because a timer cannot
 * wait longer than 24 days and does not notice a corrected clock.
 * @param sets names of complete sets, newest first
 */
export function nextWait(sets: string[], everyHours: number, now: number): number {
  const [newest] = madeBy(now, sets)
  const due = newest ? timeOf(newest)!.getTime() + everyHours * HOUR_MS : now
  return Math.min(Math.max(0, due - now), HOUR_MS)
}
