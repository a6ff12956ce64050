'use client'

import { type RefObject, useState } from 'react'

const DONE = 'Kopyalandı.'

/**
 * Copies texts and returns a message. If the browser forbids copying, for example without HTTPS, the message is `failureText` and
 * the field with the text is selected.
 */
export function useCopy(failureText: string, field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [message, setMessage] = useState('')
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(DONE)
    } catch {
      field?.current?.select()
      setMessage(failureText)
    }
  }
  return { message, isCopied: message === DONE, copy }
}
