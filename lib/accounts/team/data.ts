import 'server-only'
import { AppError } from '@/lib/platform/app-error'
import { hashOfLinkToken } from '@/lib/accounts/link-token'
import type { Role } from '@/lib/access/roles'
import { nameOf } from '@/lib/accounts/sessions'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import { envOf } from '@/lib/platform/env'
import { columnsOf } from '@/lib/platform/output'
import { memberShape } from '@/lib/accounts/team/output'
import { Prisma } from '@/lib/generated/prisma/client'

export const MEMBER_MISSING = 'Kullanıcı bulunamadı.'

/** The error for an invitation link that does not work, the same for every reason. */
export const INVITATION_GONE = 'Bu davetin süresi doldu ya da kullanıldı. Sizi davet eden kişiden yenisini isteyin.'

/** The columns of an account, with the number of its valid sessions. */
const memberColumns = () =>
  ({
    ...columnsOf(memberShape, Prisma.AdministratorScalarFieldEnum),
    totpSince: true,
    _count: { select: { sessions: { where: { expiresAt: { gt: new Date() } } } } },
  }) satisfies Prisma.AdministratorSelect

type Row = Prisma.AdministratorGetPayload<{ select: ReturnType<typeof memberColumns> }>

/** An account as managers see it. `isSelf` is true for the reader's own account. */
export type Member = ReturnType<ReturnType<typeof memberFor>>

export const invitationColumns = {
  id: true,
  email: true,
  role: true,
  expiresAt: true,
  updatedAt: true,
  invitedBy: { select: { name: true, email: true } },
} satisfies Prisma.InvitationSelect

/** Returns an invitation as managers see it. It changes only when a new link replaces the old one. */
export function asInvitation({ invitedBy, ...row }: Prisma.InvitationGetPayload<{ select: typeof invitationColumns }>) {
  return { ...row, invitedBy: invitedBy ? nameOf(invitedBy) : '', invitedAt: row.updatedAt }
}

const memberFor =
  ({ administratorId }: AdminSession) =>
  (row: Row) => ({
    ...row,
    name: nameOf(row),
    isSelf: row.id === administratorId,
    hasSecondFactor: row.totpSince !== null,
    openSessions: row._count.sessions,
  })

/** Whether emails are sent. Without SMTP_URL they are written to files. */
export function sendsMail(): boolean {
  return Boolean(envOf('SMTP_URL').SMTP_URL)
}

/** Returns all accounts, oldest first, and the invitations that are still valid, the newest first. */
export async function readTeam(admin: AdminSession) {
  const people = await db().administrator.findMany({
    select: memberColumns(),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const invitations = await db().invitation.findMany({
    where: { expiresAt: { gt: new Date() } },
    select: invitationColumns,
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
  })
  return { people: people.map(memberFor(admin)), invitations: invitations.map(asInvitation), sendsMail: sendsMail() }
}

/** Returns an account. @throws {AppError} not-found */
export async function readMember(
  admin: AdminSession,
  id: string,
  client: Prisma.TransactionClient = db(),
): Promise<Member> {
  const row = await client.administrator.findUnique({ where: { id }, select: memberColumns() })
  if (!row) throw new AppError('not-found', { message: MEMBER_MISSING })
  return memberFor(admin)(row)
}

/** What an invited person sees: their address, their role, and who invited them. */
export type OpenInvitation = { email: string; role: Role; inviterName: string }

/**
 * Returns the invitation of a link, or null if it does not exist, has expired, was withdrawn or used, if the invited address
 * already has an account, or if the inviter is no longer a manager.
 */
export async function findInvitation(token: string): Promise<OpenInvitation | null> {
  // One statement for all reasons, so that its time does not reveal the reason.
  const [invitation] = await db().$queryRaw<OpenInvitation[]>`
    SELECT "invitations"."email", "invitations"."role",
      coalesce(nullif("inviters"."name", ''), "inviters"."email") AS "inviterName"
    FROM "invitations" JOIN "administrators" AS "inviters" ON "inviters"."id" = "invited_by_id"
    WHERE "token_hash" = ${hashOfLinkToken(token)} AND "expires_at" > now()
      AND "inviters"."role" = 'manager' AND "inviters"."deactivated_at" IS NULL
      AND NOT EXISTS (SELECT 1 FROM "administrators" WHERE "administrators"."email" = "invitations"."email")`
  return invitation ?? null
}
