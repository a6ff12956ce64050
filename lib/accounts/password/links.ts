import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import { refuseGuessablePassword } from '@/lib/accounts/password/guessable-passwords'
import { hashOfLinkToken, newLinkToken } from '@/lib/accounts/link-token'
import { hashPassword } from '@/lib/accounts/password/hash'
import type { NewPassword } from '@/lib/accounts/schema'
import { nameOf } from '@/lib/accounts/sessions'
import { db, visitorTransaction } from '@/lib/platform/db/client'
import { readSettings } from '@/lib/settings/data'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type JobContext, queueJob } from '@/lib/platform/jobs/queue-job'
import { accountChangedMail, passwordLinkMail } from '@/lib/accounts/mails'
import { queueMail } from '@/lib/mail/queue-mail'
import { consume, type Limit } from '@/lib/platform/limits/rate-limit'
import { withActor } from '@/lib/platform/runtime/actor'
import { absoluteUrl } from '@/lib/settings/urls'
import { newPasswordPath } from '@/lib/site/admin-pages'
import { HOUR_MS } from '@/lib/platform/turkish/dates'

/** How long a link for a new password works. */
export const PASSWORD_LINK_LIFETIME_MS = HOUR_MS

/** Maximum number of emails with a link per account and hour. */
const MAILS_PER_HOUR = 3

/** The error for a link that does not work, the same for every reason. */
export const LINK_GONE = 'Bu bağlantının süresi doldu ya da kullanıldı. Yeni bağlantı isteyin.'

/** The job waits until the response is sent. Otherwise its work would slow down responses for addresses with an account. */
const JOB_DELAY_MS = 1000

const LIMIT: Limit = { name: 'password-link', points: 10, seconds: 600 }

/**
 * Queues an email with a link for the account with this email address, if there is such an account. A job looks it up,
 * so that neither the response nor its time reveals whether it exists.
 * @throws {AppError} rate-limited for the eleventh request in ten minutes from one IP address (or IPv6 network)
 */
export async function requestPasswordLink({ email }: { email: string }, ipAddress: string): Promise<void> {
  await visitorTransaction(async (tx) => {
    await consume(tx, LIMIT, ipAddress)
    const runAt = new Date(Date.now() + JOB_DELAY_MS)
    await queueJob(tx, 'send-password-link', { email }, { runAt })
  })
}

/** Locks an account that may sign in. Other changes to it wait until this transaction ends. */
async function lockAccount(tx: Prisma.TransactionClient, where: { id: string } | { email: string }) {
  const row = await tx.administrator.findFirst({ where: { ...where, deactivatedAt: null }, select: { id: true } })
  if (!row) return null
  const [account] = await tx.$queryRaw<{ id: string; email: string; name: string }[]>`
    SELECT "id", "email", "name" FROM "administrators"
    WHERE "id" = ${row.id}::uuid AND "deactivated_at" IS NULL FOR NO KEY UPDATE`
  return account ?? null
}

/**
 * Emails a link to the account with this email address. Does nothing without an account, or after three emails in an hour.
 * If the job runs again, it finds the email of the first run and writes no second one.
 */
export async function sendPasswordLink({ email }: { email: string }, { queuedAt }: JobContext): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.passwordLink.deleteMany({ where: { expiresAt: { lt: new Date() } } })
    const account = await lockAccount(tx, { email })
    if (!account) return
    const where = { kind: 'password-link', recipient: account.email }
    const createdAt = { gte: new Date(Date.now() - HOUR_MS) }
    if ((await tx.mail.count({ where: { ...where, createdAt } })) >= MAILS_PER_HOUR) return
    if ((await tx.mail.count({ where: { ...where, createdAt: { gte: queuedAt } } })) > 0) return
    const { token, tokenHash } = newLinkToken()
    const expiresAt = new Date(Date.now() + PASSWORD_LINK_LIFETIME_MS)
    await tx.passwordLink.create({ data: { id: newId(), administratorId: account.id, tokenHash, expiresAt } })
    const facts = { url: absoluteUrl(newPasswordPath(token)), expiresAt }
    await queueMail(tx, account.email, passwordLinkMail(await readSettings(tx), facts), {})
  })
}

const goneError = () => new AppError('gone', { message: LINK_GONE })

/** Matches links that were requested at sign-in, or made by somebody who is still a manager. */
const BY_ACCOUNT_OR_MANAGER = {
  OR: [{ madeById: null }, { madeBy: { role: 'manager', deactivatedAt: null } }],
} satisfies Prisma.PasswordLinkWhereInput

/** Returns the account of a link that still works, or null. */
export async function accountOfLink(token: string): Promise<{ id: string; email: string; name: string } | null> {
  const link = await db().passwordLink.findFirst({
    where: {
      tokenHash: hashOfLinkToken(token),
      expiresAt: { gt: new Date() },
      administrator: { deactivatedAt: null },
      ...BY_ACCOUNT_OR_MANAGER,
    },
    select: { administrator: { select: { id: true, email: true, name: true } } },
  })
  return link?.administrator ?? null
}

/** Consumes a link and stores the hash of the password. */
async function storePassword(
  tx: Prisma.TransactionClient,
  id: string,
  token: string,
  passwordHash: string,
): Promise<void> {
  // Locks the account first, so that concurrent uses of its links wait for each other.
  const account = await lockAccount(tx, { id })
  const link = { administratorId: id, tokenHash: hashOfLinkToken(token), expiresAt: { gt: new Date() } }
  const { count } = await tx.passwordLink.deleteMany({ where: { ...link, ...BY_ACCOUNT_OR_MANAGER } })
  if (!account || count === 0) throw goneError()
  await tx.administrator.update({ where: { id }, data: { passwordHash, version: { increment: 1 } } })
  await tx.session.deleteMany({ where: { administratorId: id } })
  await tx.passwordLink.deleteMany({ where: { administratorId: id } })
  const mail = accountChangedMail(await readSettings(tx), { kind: 'password', at: new Date() })
  await queueMail(tx, account.email, mail, {})
}

/**
 * Sets the password of a link's account and ends all its sessions. The link works once; a second factor stays on.
 * @throws {AppError} gone for every link that does not work; invalid-input for a password that is easily guessed
 */
export async function setNewPassword({ token, newPassword }: NewPassword): Promise<void> {
  const account = await accountOfLink(token)
  if (!account) throw goneError()
  refuseGuessablePassword(newPassword, { ...account, settings: await readSettings() })
  const passwordHash = await hashPassword(newPassword)
  const actor = { id: account.id, name: nameOf(account) }
  await withActor(actor, () => db().$transaction((tx) => storePassword(tx, account.id, token, passwordHash)))
}
