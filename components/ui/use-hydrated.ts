import { useSyncExternalStore } from 'react'

const noChange = () => () => {}

/** False on the server and in the page that came from it; true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}
