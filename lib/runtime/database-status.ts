import { singleton } from '@/lib/runtime/singleton'

/** Milliseconds without a sign of life after which visitors no longer wait for what only the database knows. */
const SILENCE = 1000

const state = singleton('site.database', () => ({ away: false, heardAt: -Infinity }))

/**
 * Whether the database is known to be away: calls to it fail at once then, and kept pages are shown unasked.
 * Only the listener decides, by a reconnection that failed (lib/server/listener.ts).
 */
export function isDatabaseDown(): boolean {
  return state.away
}

/** For the listener alone. */
export function markDatabaseAway(away: boolean): void {
  state.away = away
}

/** Whether the database has given the listener no sign of life for a second: frozen, or out of reach. */
export function isDatabaseUnresponsive(): boolean {
  return state.away || performance.now() - state.heardAt > SILENCE
}

/** For the listener alone: the database has answered. */
export function markDatabaseHeard(): void {
  state.heardAt = performance.now()
}
