import { processWide } from '@/lib/process-wide'

const state = processWide('site.database', () => ({ away: false }))

/**
 * Whether the database is known to be away: calls to it fail at once then, and kept pages are shown unasked.
 * Only the listener decides, by a reconnection that failed (lib/front/listener.ts).
 */
export function databaseAway(): boolean {
  return state.away
}

/** For the listener alone. */
export function markDatabaseAway(away: boolean): void {
  state.away = away
}
