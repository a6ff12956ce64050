import { useEffect, useState } from 'react'

/** The action that closed a screen, for the message (`ActionMessage`) on the screen that opens next. */
let pending: { id: string; act: string } | null = null

/** Passes an action to the next screen, which shows the item with this id. Called before the current screen closes. */
export function passToNextScreen(id: string, act: string): void {
  pending = { id, act }
}

/**
 * Returns the last action on an item and its setter, for `ActionMessage`: the action that led to this screen, or a later one here.
 * Null if the screen was opened in another way or reloaded.
 */
export function useLastAction<Act extends string>(id: string) {
  const state = useState<Act | null>(() => (pending?.id === id ? (pending.act as Act) : null))
  useEffect(() => {
    pending = null
  }, [])
  return state
}
