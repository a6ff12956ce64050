import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { emailKey } from '@/lib/platform/fields/text'
import type { Prisma } from '@/lib/generated/prisma/client'
import { increment, type Limit } from '@/lib/platform/limits/rate-limit'

/** Limits of receipts per mailbox, because anybody can enter somebody else's address. */
const LIMITS: readonly Limit[] = [
  { name: 'receipt-hour', points: 3, seconds: 3600, isRolling: true },
  { name: 'receipt-day', points: 6, seconds: 24 * 3600 },
]

/** Returns the same key for all addresses that may be one mailbox: ignores a tag after '+', dots and letter case. */
export function mailboxOf(address: string): string {
  const key = emailKey(address)
  const atIndex = key.lastIndexOf('@')
  const name = key.slice(0, atIndex).replace(/\+.*$/, '').replaceAll('.', '')
  return `${name}@${domainToASCII(key.slice(atIndex + 1))}`
}

/** Counts a receipt and returns whether it may be emailed. The counters' keys are hashes, so that no address is stored. */
export async function admitReceipt(tx: Prisma.TransactionClient, address: string): Promise<boolean> {
  const key = createHash('sha256').update(mailboxOf(address)).digest('base64url')
  for (const limit of LIMITS) if ((await increment(tx, { limit, key })) !== null) return false
  return true
}
