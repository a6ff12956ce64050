import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { demoAccount } from '@/lib/accounts/demo-account'
import { managerNames } from '@/lib/accounts/managers'
import { passwordMatches } from '@/lib/accounts/password/hash'
import { nameOf } from '@/lib/accounts/sessions'
import type { Prisma } from '@/lib/generated/prisma/client'
import { COPIES } from '@/lib/platform/copies/contents'
import { readCopies } from '@/lib/platform/copies/data'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import type { Readiness, ReadinessPoint } from '@/lib/readiness/output'
import { type Answer, type Point, POINT_NAMES } from '@/lib/readiness/points'
import { type State, stateOf } from '@/lib/readiness/states'
import { readSettings } from '@/lib/settings/data'

/** The row that says that the managers have seen that all is done. */
export const CLOSED = 'closed'

const answerColumns = {
  point: true,
  answer: true,
  answeredAt: true,
  answeredBy: { select: { name: true, email: true } },
} satisfies Prisma.ReadinessAnswerSelect

/** Whether the account that the site began with still has its first password. */
async function hasFirstPassword(): Promise<boolean> {
  const first = demoAccount({ ...env(), DEMO_MODE: true })!
  const where = { email: first.email, deactivatedAt: null }
  const account = await db().administrator.findFirst({ where, select: { passwordHash: true } })
  return account !== null && (await passwordMatches(first.password, account.passwordHash))
}

/** Returns the last test mail, or null. */
export function findTestMail() {
  return db().mail.findFirst({
    where: { kind: 'test' },
    orderBy: { id: 'desc' },
    select: { recipient: true, status: true, sentAt: true, createdAt: true, lastError: true },
  })
}

/** Returns the state of each point for a manager. */
export async function readReadiness(session: AdminSession): Promise<Readiness> {
  const rows = await db().readinessAnswer.findMany({ select: answerColumns })
  if (rows.some(({ point }) => point === CLOSED)) return { points: [], isClosed: true }
  const [settings, testMail, waitingMails, copies, managers, hasDemoPassword] = await Promise.all([
    readSettings(),
    findTestMail(),
    db().mail.count({ where: { status: env().SMTP_URL ? 'queued' : 'written' } }),
    readCopies(),
    managerNames(),
    hasFirstPassword(),
  ])
  const { SMTP_URL, MAIL_FROM } = env()
  const facts = {
    settings,
    mailHost: SMTP_URL ? new URL(SMTP_URL).hostname : '',
    mailFrom: MAIL_FROM ?? settings.contact.email,
    testMail,
    waitingMails,
    lastCopy: copies.find(({ content }) => content === 'base')?.begunAt ?? null,
    copyAgeMs: COPIES.base.oldAfterMs,
    managers: managers.length,
    hasDemoPassword,
    session,
    now: new Date(),
  }
  const answers = new Map(
    rows.map(({ point, answer, answeredAt, answeredBy }) => [
      point,
      { answer: answer as Answer, at: answeredAt, by: answeredBy ? nameOf(answeredBy) : 'Bir yönetici' },
    ]),
  )
  const points = POINT_NAMES.map((name): ReadinessPoint => toPoint(name, stateOf(name, facts, answers.get(name))))
  return { points, isClosed: false }
}

function toPoint(name: Point, state: State): ReadinessPoint {
  return { name, warning: '', details: [], link: null, offers: [], ...state }
}
