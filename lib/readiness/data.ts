import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { managerNames } from '@/lib/accounts/managers'
import { nameOf } from '@/lib/accounts/sessions'
import type { Prisma } from '@/lib/generated/prisma/client'
import { COPIES } from '@/lib/platform/copies/contents'
import { readCopies } from '@/lib/platform/copies/data'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { inState } from '@/lib/content/publication'
import type { Readiness, ReadinessPoint } from '@/lib/readiness/output'
import { type Answer, POINT_NAMES } from '@/lib/readiness/points'
import { STATES } from '@/lib/readiness/states'
import { readSettings } from '@/lib/settings/data'

/** The point and answer of the row that records that the managers have closed the checklist. */
export const CLOSED = 'closed'

const answerColumns = {
  point: true,
  answer: true,
  reason: true,
  answeredAt: true,
  answeredBy: { select: { name: true, email: true } },
} satisfies Prisma.ReadinessAnswerSelect

/** Returns when the password of the initial account was changed, and when the account was closed. */
async function readInitialAccount() {
  const { id, deactivatedAt } = await db().administrator.findFirstOrThrow({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, deactivatedAt: true },
  })
  const change = await db().auditEntry.findFirst({
    where: { kind: 'account', itemId: id, changes: { array_contains: [{ field: 'password_hash' }] } },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  })
  return { passwordChangedAt: change?.createdAt ?? null, closedAt: deactivatedAt }
}

/** Returns the last test email, or null. */
export function findTestMail() {
  return db().mail.findFirst({
    where: { kind: 'test' },
    orderBy: { id: 'desc' },
    select: { recipient: true, status: true, sentAt: true, createdAt: true, lastError: true },
  })
}

/** Whether the managers have closed the checklist. */
export async function isReadinessClosed(): Promise<boolean> {
  return (await db().readinessAnswer.count({ where: { point: CLOSED } })) > 0
}

/** Returns the state of each point of the checklist for a manager. */
export async function readReadiness(session: AdminSession): Promise<Readiness> {
  const rows = await db().readinessAnswer.findMany({ select: answerColumns })
  if (rows.some(({ point }) => point === CLOSED)) return { points: [], isClosed: true }
  const [settings, serviceCount, testMail, waitingMailCount, backup, copies, managers, initialAccount] =
    await Promise.all([
      readSettings(),
      db().service.count({ where: inState('published', new Date()) }),
      findTestMail(),
      db().mail.count({ where: { status: env().SMTP_URL ? 'queued' : 'written' } }),
      db().newestBackup.findFirst(),
      readCopies(),
      managerNames(),
      readInitialAccount(),
    ])
  const { SMTP_URL, MAIL_FROM } = env()
  const facts = {
    settings,
    serviceCount,
    mailHost: SMTP_URL ? new URL(SMTP_URL).hostname : '',
    mailFrom: MAIL_FROM ?? settings.contact.email,
    testMail,
    waitingMailCount,
    lastBackup: backup?.begunAt ?? null,
    lastCopy: copies.find(({ content }) => content === 'base')?.begunAt ?? null,
    maxCopyAgeMs: COPIES.base.oldAfterMs,
    managerCount: managers.length,
    initialAccount,
    session,
    now: new Date(),
  }
  const answers = new Map(
    rows.map(({ point, answer, reason, answeredAt, answeredBy }) => [
      point,
      { answer: answer as Answer, reason, answeredAt, answeredBy: answeredBy ? nameOf(answeredBy) : 'Bir yönetici' },
    ]),
  )
  const points = POINT_NAMES.map((name): ReadinessPoint => {
    const recipient = name === 'test-mail' ? (testMail?.recipient ?? '') : ''
    const state = STATES[name](facts, answers.get(name))
    return { name, warning: '', details: [], link: null, offers: [], recipient, ...state }
  })
  return { points, isClosed: false }
}
