import 'server-only'
import type { AuditAction, AuditKind } from '@/lib/domains/audit/schema'
import type { Prisma } from '@/lib/generated/prisma/client'

type AuditEvent = {
  kind: AuditKind
  action: AuditAction
  itemId?: string
  /** The item's name as it is shown. Never a visitor's name, address or text. */
  label: string
  /** Of an event that several processes notice: it is recorded once. */
  onceKey?: string
}

/**
 * Records what is no change of a row, on behalf of the current actor, or else of the site. Changes of rows are recorded
 * by triggers in the database.
 */
export async function recordEvent(tx: Prisma.TransactionClient, event: AuditEvent): Promise<void> {
  const { kind, action, itemId = null, label, onceKey = null } = event
  await tx.$executeRaw`SELECT "audit_record"(${kind}, ${action}, ${itemId}, ${label}, ${onceKey})`
}

/** Lets the rest of a transaction change rows without entries, because recordEvent says what is done. */
export async function muteAudit(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT set_config('site.audit_muted', 'on', true)`
}

/** Replaces texts of a person in all entries, in any case of letters, by 'Silindi', and returns in how many. */
export async function redactAudit(tx: Prisma.TransactionClient, texts: string[]): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`SELECT "audit_redact"(${texts}::text[]) AS "count"`
  return row!.count
}
