import { singleton } from '@/lib/runtime/singleton'

const state = singleton('site.draining', () => ({ draining: false }))

/** Whether the process was told to stop; readiness answers 503 from then on. */
export function isDraining(): boolean {
  return state.draining
}

/** Said once, when the first signal comes. */
export function startDraining(): void {
  state.draining = true
}
