import { useSyncExternalStore } from 'react'

const noChange = () => () => {}

/** Whether scripts run; false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}
