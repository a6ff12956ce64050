import { useEffect, useState } from 'react'
import type * as Parts from './later-parts'

type LaterParts = typeof Parts

/** Loads what only a chosen photo or a sent message shows. Returns null if that fails: the form works without it. */
export function loadLaterParts(): Promise<LaterParts | null> {
  return import('./later-parts').catch(() => null)
}

/** Returns the later parts, which are loaded once they are needed. */
export function useLaterParts(isNeeded: boolean): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null)
  useEffect(() => {
    if (isNeeded) void loadLaterParts().then(setParts)
  }, [isNeeded])
  return parts
}
