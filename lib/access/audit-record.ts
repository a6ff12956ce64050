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
  'invoice',
  'customer',
  'part',
  'text',
  'privacy',
] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** The actions. Triggers in the database write the first six; the database function audit_record writes the others. */
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
  /** The displayed name of the item. Never a visitor's name, address or text. */
  label: string
  /** Set for an event that several processes detect, so that it is recorded only once. */
  onceKey?: string
}

/**
 * Records an event that is not a change of a row, for the current actor, or else for the site. Triggers in the database
 * record changes of rows.
 */
export async function recordEvent(tx: Prisma.TransactionClient, event: AuditEvent): Promise<void> {
  const { kind, action, itemId = null, label, onceKey = null } = event
  await tx.$executeRaw`SELECT "audit_record"(${kind}, ${action}, ${itemId}, ${label}, ${onceKey})`
}

/** Turns off the triggers' entries for the rest of a transaction, so that one recordEvent describes all of its changes. */
export async function muteAudit(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT set_config('site.audit_muted', 'on', true)`
}
