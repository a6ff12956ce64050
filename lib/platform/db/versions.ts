import { AppError } from '@/lib/platform/app-error'

/** One state of one item. */
export type State = { id: string; version: number }

/** Whether the caller knows the state that it replaces. */
export type IsKnown = (state: State) => boolean

/** Refuses a write to a state that has changed meanwhile. @throws {AppError} stale */
export function refuseStale(state: State, isKnown: IsKnown): void {
  if (!isKnown(state)) throw new AppError('stale')
}
