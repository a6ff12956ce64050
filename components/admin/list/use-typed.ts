import { useEffect, useState } from 'react'

/** Returns a text once typing pauses, so that not every key press is looked up. */
export function useTyped(text: string, pauseMs: number): string {
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return typed
}
