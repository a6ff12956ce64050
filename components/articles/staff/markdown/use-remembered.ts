import { useState, useSyncExternalStore } from 'react'

/** A switch that local storage keeps under `key`. Initially it is on if the window matches a media query. */
export function useRememberedSwitch(key: string, query: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => read(key, query))
  return [
    isOn,
    (next) => {
      setIsOn(next)
      write(key, next)
    },
  ]
}

function read(key: string, query: string): boolean {
  if (typeof window === 'undefined') return false
  const isMatch = window.matchMedia(query).matches
  try {
    const storedFlag = localStorage.getItem(key)
    return storedFlag === null ? isMatch : storedFlag === '1'
  } catch {
    return isMatch
  }
}

function write(key: string, isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? '1' : '0')
  } catch {
    // Storage is forbidden: the setting lasts until the page is loaded again.
  }
}

/** Whether the window matches a media query. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
