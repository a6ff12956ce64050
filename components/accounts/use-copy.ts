'use client'

import { useState } from 'react'

/** Copies texts and says so. `refused` is said where the browser forbids it, for example on a page without https. */
export function useCopy(refused: string): { said: string; copy: (text: string) => Promise<void> } {
  const [said, setSaid] = useState('')
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Kopyalandı.')
    } catch {
      setSaid(refused)
    }
  }
  return { said, copy }
}
