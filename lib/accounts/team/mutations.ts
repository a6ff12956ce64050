import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import { refuseGuessablePassword } from '@/lib/accounts/password/guessable-passwords'
import { hashOfLinkToken, newLinkToken } from '@/lib/accounts/link-token'
import { hashPassword } from '@/lib/accounts/password/hash'
import { PASSWORD_LINK_LIFETIME_MS } from '@/lib/accounts/password/links'
import type { Role } from '@/lib/access/roles'
import type { AdminSession } from '@/lib/access/admin-session'
import { nameOf, type SessionToken, startSession } from '@/lib/accounts/sessions'
import { withAttemptLimit } from '@/lib/accounts/sign-in-limit'
import { lockRow, type VersionCheck, refuseStale, type ItemVersion } from '@/lib/platform/db/versions'
import { db } from '@/lib/platform/db/client'
import { readSettings } from '@/lib/settings/data'
import {
  asInvitation,
  findInvitation,
  INVITATION_GONE,
  invitationColumns,
  type Member,
  MEMBER_MISSING,
  readMember,
  sendsMail,
} from '@/lib/accounts/team/data'
import type { Accept, Invite, MemberChange } from '@/lib/accounts/team/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { TEAM_LOCK } from '@/lib/platform/db/locks'
import { invitationMail, passwordLinkMail } from '@/lib/accounts/mails'
import { queueMail } from '@/lib/mail/queue-mail'
import { withActor } from '@/lib/platform/runtime/actor'
import { absoluteUrl } from '@/lib/settings/urls'
import { invitationPath, newPasswordPath } from '@/lib/site/admin-pages'

const INVITATION_LIFETIME_MS = 72 * 60 * 60 * 1000

const LAST_MANAGER = 'Son Yönetici düşürülemez. Önce başka birini Yönetici yapın.'

/** Waits until no other role, account or invitation is being written. */
async function lockTeam(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${TEAM_LOCK}::bigint)`
}

type LockedRow = ItemVersion & { role: Role; deactivated_at: Date | null }

const isActiveManager = ({ role, isActive }: { role: Role; isActive: boolean }) => role === 'manager' && isActive

/** Refuses to remove the last manager. @throws {AppError} conflict */
async function refuseLastManager(tx: Prisma.TransactionClient, id: string): Promise<void> {
  const otherManagers = { id: { not: id }, role: 'manager', deactivatedAt: null }
  if ((await tx.administrator.count({ where: otherManagers })) === 0)
    throw new AppError('conflict', { message: LAST_MANAGER })
}

/**
 * Changes a colleague's role, or closes or reopens the account. Closing ends its sessions and deletes its password
 * links. Links that a former manager made are deleted, because that person could use them to sign in again.
 * @throws {AppError} not-found; stale; conflict for the last manager
 */
export async function changeMember(
  admin: AdminSession,
  id: string,
  { role, isActive }: MemberChange,
  matchesVersion: VersionCheck,
): Promise<Member> {
  return db().$transaction(async (tx) => {
    // Otherwise two managers who demote each other concurrently would both succeed.
    await lockTeam(tx)
    const row = await lockRow<LockedRow>(tx, 'administrators', id, MEMBER_MISSING, ['role', 'deactivated_at'])
    refuseStale(row, matchesVersion)
    const before = { role: row.role, isActive: row.deactivated_at === null }
    const after = { role: role ?? before.role, isActive: isActive ?? before.isActive }
    if (after.role === before.role && after.isActive === before.isActive) return readMember(admin, id, tx)
    if (isActiveManager(before) && !isActiveManager(after)) await refuseLastManager(tx, id)
    const deactivatedAt = after.isActive ? null : (row.deactivated_at ?? new Date())
    const data = { role: after.role, deactivatedAt, version: { increment: 1 } }
    await tx.administrator.update({ where: { id }, data })
    if (!after.isActive) {
      await tx.session.deleteMany({ where: { administratorId: id } })
      await tx.passwordLink.deleteMany({ where: { administratorId: id } })
    }
    if (!isActiveManager(after)) {
      await tx.invitation.deleteMany({ where: { invitedById: id } })
      await tx.passwordLink.deleteMany({ where: { madeById: id } })
    }
    return readMember(admin, id, tx)
  })
}

const expiryAfter = (milliseconds: number) => new Date(Date.now() + milliseconds)

function refuseExistingAccount(account: { deactivatedAt: Date | null } | null): void {
  if (!account) return
  const message = account.deactivatedAt
    ? 'Bu adresin kapalı bir hesabı var. Aşağıdan yeniden açın.'
    : 'Bu adresin zaten bir hesabı var.'
  throw new AppError('invalid-input', { message, fields: { email: [message] } })
}

/**
 * Invites a colleague by a link that is shown once. A new invitation to the same address replaces the old link.
 * @throws {AppError} invalid-input for an address that has an account
 */
export async function invite(admin: AdminSession, { email, role }: Invite) {
  const { token, tokenHash } = newLinkToken()
  const url = absoluteUrl(invitationPath(token))
  const expiresAt = expiryAfter(INVITATION_LIFETIME_MS)
  return db().$transaction(async (tx) => {
    await lockTeam(tx)
    await tx.invitation.deleteMany({ where: { expiresAt: { lte: new Date() } } })
    refuseExistingAccount(await tx.administrator.findUnique({ where: { email }, select: { deactivatedAt: true } }))
    const data = { role, tokenHash, expiresAt, invitedById: admin.administratorId }
    const invitation = await tx.invitation.upsert({
      where: { email },
      create: { id: newId(), email, ...data },
      update: data,
      select: invitationColumns,
    })
    const facts = { inviterName: nameOf(admin), role, url, expiresAt }
    await queueMail(tx, email, invitationMail(await readSettings(tx), facts), {})
    return { invitation: asInvitation(invitation), url, expiresAt, isMailed: sendsMail() }
  })
}

/** Withdraws an invitation. @throws {AppError} not-found if there is none, for example because it was accepted */
export async function withdrawInvitation(_admin: AdminSession, id: string): Promise<void> {
  const { count } = await db().invitation.deleteMany({ where: { id } })
  if (count === 0) throw new AppError('not-found', { message: 'Davet bulunamadı.' })
}

/**
 * Creates a link with which a colleague sets a new password. It replaces older links. `url` is null if it was emailed, so that
 * nobody else sees it.
 * @throws {AppError} not-found; conflict for a closed account, and for the manager's own account, whose password is changed in another way
 */
export async function makePasswordLink(admin: AdminSession, id: string) {
  if (id === admin.administratorId) {
    throw new AppError('conflict', { message: 'Kendi şifrenizi Ayarlar’da değiştirin.' })
  }
  const { token, tokenHash } = newLinkToken()
  const url = absoluteUrl(newPasswordPath(token))
  const expiresAt = expiryAfter(PASSWORD_LINK_LIFETIME_MS)
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'administrators', id, MEMBER_MISSING)
    const { email, deactivatedAt } = await readMember(admin, id, tx)
    if (deactivatedAt) throw new AppError('conflict', { message: 'Bu hesap kapalı. Önce yeniden açın.' })
    await tx.passwordLink.deleteMany({ where: { administratorId: id } })
    const madeById = admin.administratorId
    await tx.passwordLink.create({ data: { id: newId(), administratorId: id, madeById, tokenHash, expiresAt } })
    await queueMail(tx, email, passwordLinkMail(await readSettings(tx), { url, expiresAt }), {})
    const isMailed = sendsMail()
    return { url: isMailed ? null : url, expiresAt, isMailed }
  })
}

const goneError = () => new AppError('gone', { message: INVITATION_GONE })

/** Consumes an invitation, which works once, and returns its address and role. */
async function consumeInvitation(tx: Prisma.TransactionClient, token: string): Promise<Invite> {
  const [invitation] = await tx.$queryRaw<Invite[]>`
    DELETE FROM "invitations" USING "administrators" AS "inviters"
    WHERE "token_hash" = ${hashOfLinkToken(token)} AND "expires_at" > now()
      AND "inviters"."id" = "invited_by_id" AND "inviters"."role" = 'manager' AND "inviters"."deactivated_at" IS NULL
    RETURNING "invitations"."email", "invitations"."role"`
  if (!invitation) throw goneError()
  return invitation
}

/**
 * Opens the account of an invited person and signs them in. `device` is the result of deviceOf.
 * @throws {AppError} gone for every link that does not work; invalid-input for an easily guessed password;
 *   rate-limited
 */
export async function acceptInvitation(
  { token, name, password }: Accept,
  ipAddress: string,
  device: string,
): Promise<SessionToken> {
  // All invitations share one counter per network. 'davet' is not an email address, so no account shares it.
  const passwordHash = await withAttemptLimit({ email: 'davet', ipAddress }, async () => {
    const invitation = await findInvitation(token)
    if (!invitation) return null
    refuseGuessablePassword(password, { email: invitation.email, name, settings: await readSettings() }, 'password')
    return hashPassword(password)
  })
  if (!passwordHash) throw goneError()
  const id = newId()
  const openAccount = async (tx: Prisma.TransactionClient) => {
    const invitation = await consumeInvitation(tx, token)
    await tx.administrator.create({ data: { id, ...invitation, name, passwordHash, lastSignInAt: new Date() } })
    return startSession(tx, id, device)
  }
  try {
    return await withActor({ id, name }, () => db().$transaction(openAccount))
  } catch (error) {
    // Another account has taken the address meanwhile.
    if ((error as { code?: string }).code === 'P2002') throw goneError()
    throw error
  }
}
