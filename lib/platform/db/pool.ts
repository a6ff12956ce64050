import type { Pool } from 'pg'
import { singleton } from '@/lib/platform/runtime/singleton'

const state = singleton('site.db-pool', () => ({ pool: null as Pool | null }))

/** Stores the pool of the process's database client, for its metrics. */
export function setPool(pool: Pool): void {
  state.pool = pool
}

/** Returns how many connections of the pool are in use or idle, and how many queries wait for a connection. */
export function poolCounts(): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = state.pool ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
