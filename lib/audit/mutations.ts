import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import type { AuditAction, AuditKind } from '@/lib/audit/schema'
import { Prisma } from '@/lib/generated/prisma/client'
import { KINDS, type PublishedKind } from '@/lib/site/kinds'

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

/** Records that a list was downloaded as a file. */
export async function recordDownload(_admin: AdminSession, kind: AuditKind, rows: number): Promise<void> {
  const label = `CSV, ${rows.toLocaleString('tr-TR')} satır`
  await db().$transaction((tx) => recordEvent(tx, { kind, action: 'exported', label }))
}

/** Lets the rest of a transaction change rows without entries, because recordEvent says what is done. */
export async function muteAudit(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT set_config('site.audit_muted', 'on', true)`
}

/** Deletes entries older than two years and returns how many. */
export async function forgetAudit(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`SELECT "audit_forget"() AS "count"`
  return row!.count
}

type Block = {
  /** What was wrong. */
  what: 'şifre' | 'kod'
  points: number
  seconds: number
  /** When the block ends. Without it, blocks that begin within the same `seconds` of the clock are one. */
  end?: Date
}

/**
 * Records that sign-in to an account is stopped for a while, once per window. Attempts at an address without an account
 * are not recorded, because what strangers type may be anything.
 */
export async function recordBlockedSignIn(
  whose: { email: string } | { id: string },
  { what, points, seconds, end }: Block,
): Promise<void> {
  const account = await db().administrator.findUnique({ where: whose, select: { id: true, email: true } })
  if (!account) return
  const window = end?.getTime() ?? Math.floor(Date.now() / 1000 / seconds)
  const label = `${account.email}: ${points} yanlış ${what}, ${Math.round(seconds / 60)} dakika`
  const onceKey = `blocked ${what} ${account.id} ${window}`
  await recordEvent(db(), { kind: 'session', action: 'blocked', itemId: account.id, label, onceKey })
}

/**
 * Records what became public by its time after `after`, until `until`. Every process notices it, and one entry is made. What
 * somebody published by hand was changed at that time, and has an entry already.
 */
export async function recordPublications(kind: PublishedKind, after: Date, until: Date): Promise<void> {
  await db().$executeRaw`
    SELECT "audit_record"(${kind}, 'published', "row" ->> 'id', "audit_label"(${kind}, "row"),
      concat_ws(' ', 'published', "row" ->> 'id', "row" ->> 'published_at'))
    FROM (SELECT to_jsonb("item") AS "row" FROM ${Prisma.raw(`"${KINDS[kind].table}"`)} AS "item"
      WHERE NOT "is_draft" AND "published_at" > ${after} AND "published_at" <= ${until}
        AND "updated_at" < "published_at") AS "items"`
}
