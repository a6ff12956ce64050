import 'server-only'
import type { z } from 'zod/mini'
import type { AdminSession } from '@/lib/access/admin-session'
import { testMail } from '@/lib/accounts/mails'
import { queueMail } from '@/lib/mail/queue-mail'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { increment, type Limit } from '@/lib/platform/limits/rate-limit'
import { CLOSED, findTestMail } from '@/lib/readiness/data'
import type { Point } from '@/lib/readiness/points'
import { type answerSchema, isAnswerTo } from '@/lib/readiness/schema'
import { readSettings } from '@/lib/settings/data'

/** Test mails of one account. */
const LIMIT: Limit = { name: 'test-mail', points: 5, seconds: 600 }

/** Queues a test mail to the account's own address. @throws {AppError} rate-limited */
export async function sendTestMail({ administratorId, email }: AdminSession): Promise<void> {
  await db().$transaction(async (tx) => {
    const excess = await increment(tx, { limit: LIMIT, key: administratorId })
    if (excess) throw new AppError('rate-limited', { retryAfterSeconds: excess.retryAfterSeconds })
    await queueMail(tx, email, testMail(await readSettings(tx)), {})
  })
}

async function store(point: string, answer: string, { administratorId }: AdminSession): Promise<void> {
  const data = { answer, answeredById: administratorId, answeredAt: new Date() }
  await db().readinessAnswer.upsert({ where: { point }, create: { point, ...data }, update: data })
}

/**
 * Stores the answer to a point, or takes it back.
 * @throws {AppError} invalid-input for an answer to another point; conflict if no test mail was sent
 */
export async function answerPoint(
  session: AdminSession,
  point: Point,
  { answer }: z.output<typeof answerSchema>,
): Promise<void> {
  if (!isAnswerTo({ point, answer })) throw new AppError('invalid-input')
  if (answer === null) {
    await db().readinessAnswer.deleteMany({ where: { point } })
    return
  }
  if (point === 'test-mail' && !(await findTestMail()))
    throw new AppError('conflict', { message: 'Henüz deneme e-postası gönderilmedi.' })
  await store(point, answer, session)
}

/** Closes the list, which is then not shown any more. */
export async function closeReadiness(session: AdminSession): Promise<void> {
  await store(CLOSED, CLOSED, session)
}
