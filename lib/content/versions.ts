import { AppError } from '@/lib/app-error'

/** One state of one item. */
export type State = { id: string; version: number }

/** Says whether the caller knows the state that it is about to replace. */
export type IsKnown = (state: State) => boolean

/** @throws {AppError} stale, when somebody else was quicker */
export function refuseStale(state: State, isKnown: IsKnown): void {
  if (!isKnown(state)) throw new AppError('stale')
}
