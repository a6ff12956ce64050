import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { sendMail } from '@/lib/mail/send-mail'
import { sendPasswordLink } from '@/lib/accounts/password/links'
import { mailFolder } from '@/lib/mail/transport'
import { PASSWORD } from '../../support/calls/accounts'
import {
  ask,
  bodyOf,
  newAdministrator,
  newClientAddress,
  newToken,
  problemIn,
  statusesOf,
  useDatabase,
} from '../../support/calls/handlers'
import { signIn } from '../../support/calls/second-factor-calls'
import type { CallName } from '../../support/routes'

useDatabase()

const NEW_PASSWORD = 'Yepyeni-Şifre-2'
const GONE_MESSAGE = 'Bu bağlantının süresi doldu ya da kullanıldı. Yeni bağlantı isteyin.'

let account: { id: string; email: string }
beforeEach(async () => {
  await db().mail.deleteMany()
  account = await newAdministrator()
})

const newContext = (queuedAt = new Date()) => ({ jobId: '1', queuedAt, signal: new AbortController().signal })
const post = (name: CallName, json: unknown, token?: string) =>
  ask(name, { json, token, headers: { 'x-client-address': newClientAddress() } })
const mails = (kind = 'password-link') =>
  db().mail.findMany({ where: { kind }, select: { id: true, recipient: true, text: true, html: true } })

async function newLink(email = account.email): Promise<string> {
  await db().mail.deleteMany()
  await sendPasswordLink({ email }, newContext())
  return tokenIn((await mails())[0]!.text)
}
const tokenIn = (text: string) => /\/admin\/sifre\/([\w-]{43})/.exec(text)![1]!
const setPassword = (token: string, newPassword = NEW_PASSWORD) =>
  post('POST Auth/new-password', { token, newPassword })
const signInStatus = async (password: string) => (await signIn(account, { password })).status

test('a request for a link gets the same response for open, closed and unknown accounts', async () => {
  const closedAccount = await newAdministrator()
  await db().administrator.update({ where: { id: closedAccount.id }, data: { deactivatedAt: new Date() } })
  const responses = await Promise.all(
    [account.email, closedAccount.email, 'kimse@ornek.example'].map(async (email) => {
      const response = await post('POST Auth/password-link', { email })
      return { status: response.status, headers: [...response.headers], body: await response.text() }
    }),
  )
  expect(responses[0]!.status).toBe(202)
  expect(responses).toEqual(responses.map(() => responses[0]))
})

test('the job emails the account a link that is valid for an hour, whatever the letter case of the requested address', async () => {
  await post('POST Auth/password-link', { email: ` ${account.email.toUpperCase()} ` })
  const [queuedJob] = await db().$queryRaw<{ payload: { email: string } }[]>`
    SELECT "payload" FROM "graphile_worker"."_private_jobs" ORDER BY "id" DESC LIMIT 1`
  await sendPasswordLink(queuedJob!.payload, newContext())
  expect(await mails()).toMatchObject([{ recipient: account.email }])
  const { expiresAt } = await db().passwordLink.findFirstOrThrow({ where: { administratorId: account.id } })
  expect(Math.abs(expiresAt.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000)
})

test('no email goes to unknown addresses or closed accounts', async () => {
  await db().administrator.update({ where: { id: account.id }, data: { deactivatedAt: new Date() } })
  for (const email of [account.email, 'kimse@ornek.example']) await sendPasswordLink({ email }, newContext())
  expect(await mails()).toEqual([])
})

test('an account gets at most three emails in an hour, and later requests get the same status', async () => {
  for (let i = 0; i < 5; i += 1) await sendPasswordLink({ email: account.email }, newContext())
  expect(await mails()).toHaveLength(3)
  expect((await post('POST Auth/password-link', { email: account.email })).status).toBe(202)
})

test('a link sets the password, ends all sessions and invalidates all other links', async () => {
  const sessionToken = await newToken(account.id)
  const [otherToken, token] = [await newLink(), await newLink()]
  expect((await setPassword(token)).status).toBe(204)
  expect(await signInStatus(PASSWORD)).toBe(401)
  expect(await signInStatus(NEW_PASSWORD)).toBe(200)
  expect((await ask('GET Dashboard/stats', { token: sessionToken })).status).toBe(401)
  expect((await problemIn(setPassword(otherToken), 410)).message).toBe(GONE_MESSAGE)
})

test('a link does not change the second factor', async () => {
  const secondFactor = { totpSecret: 'gizli', totpSince: new Date() }
  await db().administrator.update({ where: { id: account.id }, data: secondFactor })
  expect((await setPassword(await newLink())).status).toBe(204)
  expect(await db().administrator.findUnique({ where: { id: account.id } })).toMatchObject(secondFactor)
})

test('used, expired, unknown and malformed links and those of closed accounts are refused with the same message', async () => {
  const expiredToken = await newLink()
  const closedAccount = await newAdministrator()
  const closedAccountToken = await newLink(closedAccount.email)
  await db().administrator.update({ where: { id: closedAccount.id }, data: { deactivatedAt: new Date() } })
  await db().passwordLink.updateMany({ where: { administratorId: account.id }, data: { expiresAt: new Date() } })
  const usedToken = await newLink()
  expect((await setPassword(usedToken)).status).toBe(204)
  const bodies = await Promise.all(
    [usedToken, expiredToken, closedAccountToken, 'x'.repeat(43), '', '\0'].map(async (token) => {
      const { requestId: _, ...body } = await problemIn(setPassword(token), 410)
      return body
    }),
  )
  expect(bodies).toEqual(bodies.map(() => expect.objectContaining({ message: GONE_MESSAGE })))
})

test('a link does not work after the email address or the password was changed', async () => {
  const change = async (name: CallName, fields: object) =>
    bodyOf(post(name, { currentPassword: PASSWORD, ...fields }, await newToken(account.id)))
  const firstToken = await newLink()
  await change('POST Auth/change-email', { newEmail: `yeni-${account.email}` })
  const secondToken = await newLink(`yeni-${account.email}`)
  await change('POST Auth/change-password', { newPassword: NEW_PASSWORD })
  expect([(await setPassword(firstToken)).status, (await setPassword(secondToken)).status]).toEqual([410, 410])
})

test('one of two simultaneous uses of a link succeeds', async () => {
  const token = await newLink()
  expect(
    statusesOf(await Promise.all([setPassword(token, `${NEW_PASSWORD}-a`), setPassword(token, `${NEW_PASSWORD}-b`)])),
  ).toEqual([204, 410])
})

test('the database keeps no token once the email with it is written', async () => {
  const token = await newLink()
  const { id } = (await mails())[0]!
  await sendMail({ mailId: id }, newContext())
  expect(await db().mail.findUnique({ where: { id } })).toMatchObject({ status: 'written', text: '', html: '' })
  const files = readdirSync(mailFolder()).map((name) => readFileSync(`${mailFolder()}/${name}`, 'utf8'))
  expect(files.join('').replaceAll('=\r\n', '')).toContain(token)
})
