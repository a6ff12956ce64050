import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '@/lib/platform/db/client'
import { type JobContext, queueJob } from '@/lib/platform/jobs/queue-job'
import { mailKind } from '@/lib/mail/kinds'
import { failureOf, expiredReason, type Failure } from '@/lib/mail/failures'
import { withoutAttachments } from '@/lib/mail/layout/words'
import { isTooOld, nextAttempt } from '@/lib/mail/retry'
import { type Attachment, deliver, type OutgoingMail } from '@/lib/mail/transport'
import type { Mail } from '@/lib/generated/prisma/client'
import { log } from '@/lib/platform/log'

const RETRY_MS = 250

/** From this attempt on, an email whose papers cannot be rendered is sent without them. */
const FIRST_ATTEMPT_WITHOUT_PAPERS = 3

type ClaimedMail = OutgoingMail &
  Pick<Mail, 'kind' | 'attempts' | 'lastError' | 'workOrderId' | 'papers'> & {
    /** The email address of the person of its message or order, or ''. */
    personEmail: string
  }

/** Returns the attachments of an email. lib/jobs/tasks.ts passes it, because emails must not import papers. */
export type AttachmentsOf = (mail: Pick<ClaimedMail, 'workOrderId' | 'papers'>) => Promise<Attachment[]>

/**
 * Claims an email for a job, or returns null if it is not due. The claim of another job counts as long as that job exists: a
 * crash between recording a failure and ending the job leads to two jobs of one email.
 */
async function claim(mailId: string, jobId: string): Promise<ClaimedMail | null> {
  const [mail] = await db().$queryRaw<ClaimedMail[]>`
    UPDATE "mails" SET "claimed_by" = ${jobId}, "updated_at" = now()
    WHERE "id" = ${mailId}::uuid AND "status" = 'queued' AND ("next_attempt_at" IS NULL OR "next_attempt_at" <= now())
      AND ("claimed_by" IN ('', ${jobId})
        OR NOT EXISTS (SELECT 1 FROM "graphile_worker"."jobs" WHERE "jobs"."id"::text = "claimed_by"))
    RETURNING "id", "kind", "recipient", "subject", "text", "html", "attempts", "last_error" AS "lastError",
      "created_at" AS "createdAt", "work_order_id" AS "workOrderId", "papers", coalesce(
        (SELECT "email" FROM "work_orders" WHERE "id" = "mails"."work_order_id"),
        (SELECT "email" FROM "contact_messages" WHERE "id" = "mails"."message_id"), '') AS "personEmail"`
  return mail ?? null
}

/** Repeats a write until it succeeds, because an email whose status is not stored would be sent again. */
async function retryUntilStored(write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await write()
      return
    } catch {
      await wait(RETRY_MS)
    }
  }
}

/** Returns the change that deletes the texts of a finished email, if they contain a token. */
const withoutTokens = ({ kind }: ClaimedMail) => (mailKind(kind)?.opensAccount ? { text: '', html: '' } : {})

async function recordDelivery(mail: ClaimedMail, status: 'sent' | 'written'): Promise<void> {
  const data = { status, attempts: { increment: 1 }, sentAt: new Date(), lastError: '', nextAttemptAt: null }
  const where = { id: mail.id, status: 'queued' }
  await db().mail.updateMany({ where, data: { ...data, ...withoutTokens(mail), claimedBy: '' } })
}

/** Records a failed attempt and queues the next one, if any, in the same transaction. Recording it twice changes nothing. */
async function recordFailure(mail: ClaimedMail, reason: string, nextTime: Date | null): Promise<void> {
  const attempts = mail.attempts + 1
  const where = { id: mail.id, status: 'queued', attempts: mail.attempts }
  const status = nextTime ? 'queued' : 'failed'
  const texts = status === 'failed' ? withoutTokens(mail) : {}
  const data = { ...texts, status, attempts, lastError: reason, nextAttemptAt: nextTime, claimedBy: '' }
  await db().$transaction(async (tx) => {
    const { count } = await tx.mail.updateMany({ where, data })
    if (count === 1 && nextTime) await queueJob(tx, 'send-mail', { mailId: mail.id }, { runAt: nextTime })
  })
}

async function fail(mail: ClaimedMail, failure: Failure): Promise<void> {
  const nextTime = failure.isPermanent ? null : nextAttempt(mail.attempts + 1, mail.createdAt)
  const reason = failure.isPermanent || nextTime ? failure.reason : expiredReason(failure.reason)
  await retryUntilStored(() => recordFailure(mail, reason, nextTime))
  const logFields = { mailId: mail.id, attempts: mail.attempts + 1, code: failure.code }
  if (nextTime) log.warn(logFields, 'mail not sent yet')
  else log.error(logFields, 'mail failed')
}

/**
 * Returns an email with its papers, or from FIRST_ATTEMPT_WITHOUT_PAPERS on without them if they cannot be rendered.
 * @throws an error with the code EPAPERS at earlier attempts
 */
async function withPapers(mail: ClaimedMail, signal: AbortSignal, attachmentsOf: AttachmentsOf) {
  if (mail.papers.length === 0) return { mail, attachments: [] }
  const attachments = await attachmentsOf(mail).catch((error: unknown) => {
    if (signal.aborted || mail.attempts + 1 < FIRST_ATTEMPT_WITHOUT_PAPERS)
      throw Object.assign(new Error(), { code: 'EPAPERS', cause: error })
    log.error({ error, mailId: mail.id }, 'mail sent without its papers')
    return []
  })
  if (attachments.length === mail.papers.length) return { mail, attachments }
  return { mail: { ...mail, text: withoutAttachments(mail.text), html: withoutAttachments(mail.html) }, attachments }
}

/**
 * Sends an email with its attachments, and stores its delivery status. Does nothing if the email is no longer queued, or not due.
 * @throws when the site stops before the mail server has answered; the queue then gives the job to another process
 */
export async function sendMail(
  { mailId }: { mailId: string },
  { jobId, signal }: JobContext,
  attachmentsOf: AttachmentsOf = async () => [],
): Promise<void> {
  const mail = await claim(mailId, jobId)
  if (!mail) return
  if (isTooOld(mail.createdAt)) {
    return fail(mail, { isPermanent: true, reason: expiredReason(mail.lastError), code: 'EXPIRED' })
  }
  let status: 'sent' | 'written'
  try {
    const { mail: content, attachments } = await withPapers(mail, signal, attachmentsOf)
    const replyTo = mailKind(mail.kind)?.repliesGoToPerson ? mail.personEmail : ''
    status = await deliver({ ...content, replyTo }, signal, attachments)
  } catch (error) {
    if (signal.aborted) throw error
    return fail(mail, failureOf(error))
  }
  await retryUntilStored(() => recordDelivery(mail, status))
  log.info({ mailId }, status === 'sent' ? 'mail sent' : 'mail written')
}
