import type { Prisma } from '@/lib/generated/prisma/client'
import { type Kind, KINDS } from '@/lib/site/kinds'

/** What an entry is about. */
export const AUDIT_KINDS = [
  ...(Object.keys(KINDS) as Kind[]),
  'setting',
  'account',
  'invitation',
  'session',
  'message',
  'order',
  'customer',
  'text',
  'privacy',
] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** The actions. Triggers in the database write the first six; recordEvent the others. */
export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'reordered',
  'signed-in',
  'signed-out',
  'blocked',
  'published',
  'erased',
  'exported',
  'searched',
  'renewed',
  'merged',
  'restored',
  'purged',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

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
