import { useState } from 'react'
import { v4 as uuid } from 'uuid'

/**
 * Returns what gives the `Idempotency-Key` header for what is sent: the same one for the same content until `succeeded` is
 * called. So a press that follows a lost answer repeats the first call instead of making a second entry.
 */
export function attemptKey() {
  let attempt: { sent: string; key: string } | null = null
  return {
    headersFor(json: object): { 'Idempotency-Key': string } {
      const sent = JSON.stringify(json)
      if (attempt?.sent !== sent) attempt = { sent, key: uuid() }
      return { 'Idempotency-Key': attempt.key }
    },
    succeeded() {
      attempt = null
    },
  }
}

export function useAttemptKey() {
  return useState(attemptKey)[0]
}
