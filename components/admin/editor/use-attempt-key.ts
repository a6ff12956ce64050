import { useRef } from 'react'
import { v4 as uuid } from 'uuid'

/**
 * Returns the `Idempotency-Key` header for what is sent: the same one for the same content until `succeeded` is called. So
 * a press that follows a lost answer repeats the first call instead of making a second entry.
 */
export function useAttemptKey() {
  const attempt = useRef<{ sent: string; key: string } | null>(null)
  return {
    headersFor(json: object): { 'Idempotency-Key': string } {
      const sent = JSON.stringify(json)
      if (attempt.current?.sent !== sent) attempt.current = { sent, key: uuid() }
      return { 'Idempotency-Key': attempt.current.key }
    },
    succeeded() {
      attempt.current = null
    },
  }
}
