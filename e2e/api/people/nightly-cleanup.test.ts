import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { cleanUp } from '@/lib/jobs/nightly-cleanup'
import { deliver, mailFolder } from '@/lib/mail/transport'
import { log } from '@/lib/platform/log'
import { asOwner, newAdministrator, useDatabase } from '../../support/calls/handlers'
import { messageRow } from '../../support/calls/rows'

useDatabase()

const PAST = new Date(Date.now() - 1000)
const FUTURE = new Date(Date.now() + 60_000)

beforeEach(async () => {
  vi.restoreAllMocks()
  await db().administrator.deleteMany()
  await db().invitation.deleteMany()
  await db().redirect.deleteMany()
  await db().blogPost.deleteMany()
})

async function addExpiringRows(expiresAt: Date): Promise<void> {
  const { id: administratorId } = await newAdministrator()
  await db().session.create({ data: { id: newId(), administratorId, expiresAt } })
  const invitation = { email: `${newId()}@ornek.example`, role: 'editor', tokenHash: newId() }
  await db().invitation.create({ data: { id: newId(), ...invitation, expiresAt } })
  await db().passwordLink.create({ data: { id: newId(), administratorId, tokenHash: newId(), expiresAt } })
}

async function remainingExpiries(): Promise<Date[]> {
  const select = { expiresAt: true }
  const remaining = [
    await db().session.findMany({ select }),
    await db().invitation.findMany({ select }),
    await db().passwordLink.findMany({ select }),
  ]
  return remaining.flat().map(({ expiresAt }) => expiresAt)
}

async function addRedirect(from: string, ...days: string[]): Promise<void> {
  const hits = { create: days.map((day) => ({ day: new Date(day), count: 1 })) }
  await db().redirect.create({ data: { id: newId(), from, to: '/kurumsal', hits } })
}

const hitDays = async () =>
  (await db().redirectHit.findMany({ orderBy: { day: 'asc' } })).map(({ day }) => day.toISOString().slice(0, 10))

test('sessions, invitations and password links are deleted once they have expired, not earlier', async () => {
  await addExpiringRows(PAST)
  await addExpiringRows(FUTURE)
  await cleanUp()
  expect(await remainingExpiries()).toEqual([FUTURE, FUTURE, FUTURE])
})

async function addMailFile(receivedAt: Date, subject: string) {
  const { id: messageId } = await db().contactMessage.create({ data: messageRow({ receivedAt }) })
  const content = { recipient: 'a@b.example', kind: 'message-received', subject, text: 't', html: 'h' }
  const mail = await db().mail.create({ data: { id: newId(), messageId, ...content, status: 'written' } })
  await deliver(mail, AbortSignal.timeout(10_000))
  return mail
}

test('without a mail server, an email is written to a file that only its owner can read', async () => {
  const { id } = await addMailFile(new Date(), 'own')
  const name = readdirSync(mailFolder()).find((file) => file.endsWith(`-${id}.eml`))!
  expect(statSync(path.join(mailFolder(), name)).mode & 0o077).toBe(0)
})

test('an email’s file is deleted once its message is deleted or another process has erased the email', async () => {
  const oldMail = await addMailFile(new Date('2020-01-01'), 'old')
  const erasedMail = await addMailFile(new Date(), 'erased')
  const newMail = await addMailFile(new Date(), 'kept')
  await db().mail.update({ where: { id: erasedMail.id }, data: { subject: '' } })
  for (const name of [`x-${oldMail.id}.eml.part`, 'note.eml']) writeFileSync(path.join(mailFolder(), name), 'x')
  const withoutDeleted = (names: string[]) =>
    names.filter((name) => ![oldMail, erasedMail].some(({ id }) => name.includes(id)))
  const namesBefore = readdirSync(mailFolder())
  expect(withoutDeleted(namesBefore)).toHaveLength(namesBefore.length - 3)
  await cleanUp()
  expect(readdirSync(mailFolder())).toEqual(withoutDeleted(namesBefore))
  expect(withoutDeleted(namesBefore).join()).toContain(newMail.id)
})

async function withTableHidden(table: string, work: () => Promise<void>): Promise<void> {
  await asOwner(`ALTER TABLE "${table}" RENAME TO "hidden"`)
  try {
    await work()
  } finally {
    await asOwner(`ALTER TABLE "hidden" RENAME TO "${table}"`)
  }
}

test('a failed task of the cleanup is logged, and the other tasks still run', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  await addExpiringRows(PAST)
  await addRedirect('/a', '2019-01-01', '2020-01-01')
  await withTableHidden('contact_messages', cleanUp)
  const error = expect.objectContaining({
    code: 'database-unavailable',
    cause: expect.objectContaining({ code: '42P01' }),
  })
  expect(warn.mock.calls).toEqual([[{ error }, 'old messages not deleted']])
  expect([await remainingExpiries(), await hitDays()]).toEqual([[], ['2020-01-01']])
})
