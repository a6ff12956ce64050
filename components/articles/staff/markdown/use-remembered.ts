import { useState } from 'react'
import { tryStorage } from '@/components/ui/try-storage'

/** A switch that local storage keeps under `key`. Initially it is on if the window matches a media query. */
export function useRememberedSwitch(key: string, query: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => {
    if (typeof window === 'undefined') return false
    const stored = tryStorage(() => localStorage.getItem(key))
    return stored ? stored === '1' : window.matchMedia(query).matches
  })
  return [
    isOn,
    (next) => {
      setIsOn(next)
      tryStorage(() => localStorage.setItem(key, next ? '1' : '0'))
    },
  ]
}
