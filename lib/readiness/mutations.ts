import 'server-only'
import type { z } from 'zod/mini'
import type { AdminSession } from '@/lib/access/admin-session'
import { testMail } from '@/lib/accounts/mails'
import { queueMail } from '@/lib/mail/queue-mail'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { increment, type Limit } from '@/lib/platform/limits/rate-limit'
import { CLOSED, findTestMail, readReadiness } from '@/lib/readiness/data'
import type { Point } from '@/lib/readiness/points'
import { type answerSchema, isAllowedAnswer, type testMailSchema } from '@/lib/readiness/schema'
import { readSettings } from '@/lib/settings/data'

/** Limits the test emails of an account. */
const LIMIT: Limit = { name: 'test-mail', points: 5, seconds: 600 }

/** Queues a test email, whose text is fixed. @throws {AppError} rate-limited */
export async function sendTestMail(
  { administratorId }: AdminSession,
  { recipient }: z.output<typeof testMailSchema>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const excess = await increment(tx, { limit: LIMIT, key: administratorId })
    if (excess) throw new AppError('rate-limited', { retryAfterSeconds: excess.retryAfterSeconds })
    await queueMail(tx, recipient, testMail(await readSettings(tx)), {})
  })
}

async function storeAnswer(session: AdminSession, point: string, answer: string, reason = ''): Promise<void> {
  const data = { answer, reason, answeredById: session.administratorId, answeredAt: new Date() }
  await db().readinessAnswer.upsert({ where: { point }, create: { point, ...data }, update: data })
}

/**
 * Stores the answer to a point, or deletes it if the new answer is null.
 * @throws {AppError} invalid-input for an answer that managers cannot give to the point; conflict if no test email was sent
 */
export async function answerPoint(
  session: AdminSession,
  point: Point,
  { answer, reason }: z.output<typeof answerSchema>,
): Promise<void> {
  if (!isAllowedAnswer(point, answer)) throw new AppError('invalid-input')
  if (answer === null) {
    await db().readinessAnswer.deleteMany({ where: { point } })
    return
  }
  if (point === 'test-mail' && !(await findTestMail()))
    throw new AppError('conflict', { message: 'Henüz deneme e-postası gönderilmedi.' })
  await storeAnswer(session, point, answer, reason)
}

/** Closes the checklist, which is then no longer shown. @throws {AppError} conflict while a point is open */
export async function closeReadiness(session: AdminSession): Promise<void> {
  const { points } = await readReadiness(session)
  if (points.some(({ state }) => state === 'open'))
    throw new AppError('conflict', { message: 'Listede açık madde var.' })
  await storeAnswer(session, CLOSED, CLOSED)
}
