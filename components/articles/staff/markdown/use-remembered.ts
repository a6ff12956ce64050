import { useState, useSyncExternalStore } from 'react'

/** A switch, initially off, that local storage keeps under `key`. */
export function useRemembered(key: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => read(key))
  return [
    isOn,
    (next) => {
      setIsOn(next)
      write(key, next)
    },
  ]
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

function write(key: string, isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? '1' : '0')
  } catch {
    // Storage is forbidden: the switch holds until the page is loaded again.
  }
}

/** Whether the window fits a media query. */
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
