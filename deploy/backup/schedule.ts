import { timeOf } from './set'

export const HOUR_MS = 60 * 60 * 1000

/**
 * Returns the sets that were made by now, in their order. A clock that was wrong may have named some for a later time;
 * they hold up no schedule and cost no other set its place.
 */
export const madeBy = (now: number, sets: string[]): string[] => sets.filter((name) => timeOf(name)!.getTime() <= now)

/**
 * Returns the milliseconds after which to look again whether a set is due: 0 when one is. It is never more than an hour,
 * because a timer cannot wait longer than 24 days and does not notice that the clock was put right.
 * @param sets names of complete sets, newest first
 */
export function nextWait(sets: string[], everyHours: number, now: number): number {
  const [newest] = madeBy(now, sets)
  const due = newest ? timeOf(newest)!.getTime() + everyHours * HOUR_MS : now
  return Math.min(Math.max(0, due - now), HOUR_MS)
}
