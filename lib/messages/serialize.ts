import type { Receipt } from '@/lib/messages/mutations'

/** What a visitor gets back. */
export function serializeReceipt({ id, receivedAt }: Receipt) {
  return { id, receivedAt: receivedAt.toISOString() }
}
