import { singleton } from '@/lib/platform/runtime/singleton'

const state = singleton('site.draining', () => ({ draining: false }))

/** deploy/run.mjs sets this singleton if it had to start the site before it could migrate. */
const migration = singleton('site.migration', () => ({ pending: false }))

/** Whether the process was told to stop. Readiness then answers 503. */
export function isDraining(): boolean {
  return state.draining
}

export function startDraining(): void {
  state.draining = true
}

/** Whether the database still waits for this version's migrations. */
export function isMigrationPending(): boolean {
  return migration.pending
}
