import { useEffect, useState } from 'react'
import type * as Parts from './lazy-parts'

type LazyParts = typeof Parts

/** Loads the lazy parts. Returns null if that fails, because the form works without them. */
export function loadLazyParts(): Promise<LazyParts | null> {
  return import('./lazy-parts').catch(() => null)
}

/** Returns the lazy parts, or null until they are loaded. Loads them when `isNeeded` becomes true. */
export function useLazyParts(isNeeded: boolean): LazyParts | null {
  const [parts, setParts] = useState<LazyParts | null>(null)
  useEffect(() => {
    if (isNeeded) void loadLazyParts().then(setParts)
  }, [isNeeded])
  return parts
}
