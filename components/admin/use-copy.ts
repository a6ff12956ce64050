'use client'

import { type RefObject, useState } from 'react'

const DONE = 'Kopyalandı.'

/**
 * Copies texts and says so. Where the browser forbids it, for example on a page without https, `refused` is said and the
 * field with the text selected.
 */
export function useCopy(refused: string, field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [said, setSaid] = useState('')
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(DONE)
    } catch {
      field?.current?.select()
      setSaid(refused)
    }
  }
  return { said, isCopied: said === DONE, copy }
}
