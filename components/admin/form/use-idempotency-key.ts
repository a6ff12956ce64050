import { useState } from 'react'
import { newKey } from '@/lib/api/new-key'

/**
 * Makes the `Idempotency-Key` header: the same key for the same content until `reset` is called. A press after a lost
 * response thus repeats the first call instead of creating a second item.
 */
export function idempotencyKey() {
  let attempt: { content: string; key: string } | null = null
  return {
    headersFor(json: object): { 'Idempotency-Key': string } {
      const content = JSON.stringify(json)
      if (attempt?.content !== content) attempt = { content, key: newKey() }
      return { 'Idempotency-Key': attempt.key }
    },
    reset() {
      attempt = null
    },
  }
}

export function useIdempotencyKey() {
  return useState(idempotencyKey)[0]
}
