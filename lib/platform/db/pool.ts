import type { Pool } from 'pg'
import { singleton } from '@/lib/platform/runtime/singleton'

const state = singleton('site.db-pool', () => ({ pool: null as Pool | null }))

/** Notes the pool of the process's database client. */
export function notePool(pool: Pool): void {
  state.pool = pool
}

/** Returns how many of its connections are in use or idle, and how many queries wait for one. */
export function poolCounts(): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = state.pool ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
