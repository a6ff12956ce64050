import { singleton } from '@/lib/platform/runtime/singleton'

/** After this time without a heartbeat, visitors no longer wait for the database. */
const UNRESPONSIVE_AFTER_MS = 1000

const state = singleton('site.database', () => ({ isDown: false, lastHeartbeat: -Infinity }))

/**
 * Whether the database is known to be down. Calls to it then fail at once, and cached pages are served without a check.
 * Only the listener (lib/server/listener.ts) decides, after a failed reconnection.
 */
export function isDatabaseDown(): boolean {
  return state.isDown
}

/** Sets whether the database is down. Only the listener calls it. */
export function setDatabaseDown(isDown: boolean): void {
  state.isDown = isDown
}

/** Whether the database has not answered the listener for a second: it is down, frozen or unreachable. */
export function isDatabaseUnresponsive(): boolean {
  return state.isDown || performance.now() - state.lastHeartbeat > UNRESPONSIVE_AFTER_MS
}

/** Records that the database has just answered. Only the listener calls it. */
export function recordHeartbeat(): void {
  state.lastHeartbeat = performance.now()
}
