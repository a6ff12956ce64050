import { useEffect, useState } from 'react'

/** The action that closed a screen, for the message (`ActionMessage`) on the screen that opens next. */
let pending: { id: string; action: string } | null = null

/** Passes an action to the next screen, which shows the item with this id. Called before the current screen closes. */
export function passToNextScreen(id: string, action: string): void {
  pending = { id, action }
}

/**
 * Returns the last action on an item and its setter, for `ActionMessage`: the action that led to this screen, or a later one here.
 * Null if the screen was opened in another way or reloaded.
 */
export function useLastAction<Action extends string>(id: string) {
  const state = useState<Action | null>(() => (pending?.id === id ? (pending.action as Action) : null))
  useEffect(() => {
    pending = null
  }, [])
  return state
}
