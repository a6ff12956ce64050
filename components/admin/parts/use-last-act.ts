import { useEffect, useState } from 'react'

/** An act on a screen that closes with it, for the line of the screen that opens next. */
let pending: { id: string; act: string } | null = null

/** Before a screen closes with an act: tells the next screen, which shows the item with this id. */
export function handOn(id: string, act: string): void {
  pending = { id, act }
}

/**
 * Returns the last act on an item, and its setter, for the line that says it: an act that led to this screen, or one on it. A
 * screen that is opened or loaded again knows none.
 */
export function useLastAct<Act extends string>(id: string) {
  const state = useState<Act | null>(() => (pending?.id === id ? (pending.act as Act) : null))
  useEffect(() => {
    pending = null
  }, [])
  return state
}
