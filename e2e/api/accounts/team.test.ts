import { describe, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import {
  ask,
  bodyOf,
  type Caller,
  newAdministrator,
  newCaller,
  newClientAddress,
  newToken,
  problemIn,
  statusesOf,
  useDatabase,
} from '../../support/calls/handlers'
import type { CallName } from '../../support/routes'
import { signIn } from '../../support/calls/second-factor-calls'

useDatabase()

let manager: Caller
beforeEach(async () => {
  await db().invitation.deleteMany()
  await db().mail.deleteMany()
  await db().administrator.deleteMany()
  manager = await newCaller({ name: 'Kerem Aydın' })
})

const readTeam = () => bodyOf(manager.ask('GET Team'))
const changeAccount = (key: string, json: unknown, { headers = {}, by = manager } = {}) =>
  by.ask('PATCH Team/[key]', { params: { key }, json, headers })
const postInvitation = (json: unknown, by = manager) => by.ask('POST Team/invitations', { json })

async function invite(email: string, by = manager) {
  const body = await bodyOf(postInvitation({ email, role: 'workshop' }, by), 201)
  return { ...body, linkToken: body.url.split('/').at(-1)! }
}

const NEW_COLLEAGUE = { name: 'Nihan Kaplan', password: 'Uzun-Bir-Şifre-7' }

const post = <Name extends CallName>(name: Name, json: object) =>
  ask(name, { json, headers: { 'x-client-address': newClientAddress() } })
const accept = (token: string, fields: object = {}) =>
  post('POST Auth/invitation', { token, ...NEW_COLLEAGUE, ...fields })

describe('accounts', () => {
  const LAST_MANAGER_MESSAGE = 'Son Yönetici düşürülemez. Önce başka birini Yönetici yapın.'

  const tagOf = async (key: string) => (await manager.ask('GET Team/[key]', { params: { key } })).headers.get('etag')!
  const createLink = (key: string, by = manager) => by.ask('POST Team/[key]/password-link', { params: { key } })
  const readAccount = async (id: string) => (await readTeam()).people.find((person) => person.id === id)!

  test('the list has the name, role, second factor and sessions of each account, and says which account is the caller’s', async () => {
    const editor = await newAdministrator({ role: 'editor' })
    await newToken(editor.id)
    await newToken(editor.id)
    await db().administrator.update({ where: { id: editor.id }, data: { totpSince: new Date() } })
    const { people } = await readTeam()
    expect(people).toMatchObject([
      { id: manager.id, name: 'Kerem Aydın', role: 'manager', isSelf: true, hasSecondFactor: false, openSessions: 1 },
      { id: editor.id, role: 'editor', isSelf: false, hasSecondFactor: true, openSessions: 2 },
    ])
  })

  test('a change needs the current ETag, and the response has the new one', async () => {
    const { id } = await newAdministrator({ role: 'editor' })
    const tag = await tagOf(id)
    const response = await changeAccount(id, { role: 'workshop' }, { headers: { 'if-match': tag } })
    expect(response.headers.get('etag')).toBe(await tagOf(id))
    await problemIn(changeAccount(id, { role: 'editor' }, { headers: { 'if-match': tag } }), 412)
    expect((await readAccount(id)).role).toBe('workshop')
  })

  test('a closed account loses its sessions and password links immediately, and cannot sign in', async () => {
    const { id, email } = await newAdministrator({ role: 'editor' })
    const sessionToken = await newToken(id)
    await bodyOf(createLink(id), 201)
    await bodyOf(changeAccount(id, { isActive: false }))
    await problemIn(ask('GET Auth/session', { token: sessionToken }), 401)
    expect(await db().session.count({ where: { administratorId: id } })).toBe(0)
    expect(await db().passwordLink.count({ where: { administratorId: id } })).toBe(0)
    await problemIn(signIn({ email }), 401)
  })

  test.each([[{ role: 'editor' }], [{ isActive: false }]])('the last manager cannot be changed to %o', async (json) => {
    await newAdministrator({ role: 'editor' })
    const closedAccount = await newAdministrator()
    await changeAccount(closedAccount.id, { isActive: false })
    expect((await problemIn(changeAccount(manager.id, json), 409)).message).toBe(LAST_MANAGER_MESSAGE)
    expect(await readAccount(manager.id)).toMatchObject({ role: 'manager', deactivatedAt: null })
  })

  test('if all ten managers lower their own role at the same time, one of them remains a manager', async () => {
    const otherManagers = await Promise.all(Array.from({ length: 9 }, () => newCaller()))
    const responses = await Promise.all(
      [manager, ...otherManagers].map((by) => changeAccount(by.id, { role: 'editor' }, { by })),
    )
    expect(statusesOf(responses)).toEqual([...Array.from({ length: 9 }, () => 200), 409])
  })

  test('a password link is shown once, emailed, and valid for an hour', async () => {
    const { id, email } = await newAdministrator({ role: 'editor' })
    const { url, expiresAt } = await bodyOf(createLink(id), 201)
    const linkToken = /\/admin\/sifre\/([\w-]{43})$/.exec(url!)![1]!
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 3600_000)).toBeLessThan(10_000)
    expect(JSON.stringify(await db().passwordLink.findMany())).not.toContain(linkToken)
    const mail = await db().mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail).toMatchObject({ kind: 'password-link', text: expect.stringContaining(url!) })
  })

  test('with a mail server, a password link is only emailed and never shown', async () => {
    const { id, email } = await newAdministrator({ role: 'editor' })
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await bodyOf(createLink(id), 201)).toMatchObject({ url: null, isMailed: true })
    const mail = await db().mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.text).toMatch(/\/admin\/sifre\/[\w-]{43}/)
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['closed', (id) => changeAccount(id, { isActive: false })],
    ['moved to a lower role', (id) => changeAccount(id, { role: 'editor' })],
    [
      'moved to a lower role and back',
      async (id) => {
        for (const role of ['editor', 'manager']) await changeAccount(id, { role })
      },
    ],
    // As if the links were created while another request lowered the role.
    [
      'moved to a lower role in the database',
      (id) => db().administrator.update({ where: { id }, data: { role: 'editor' } }),
    ],
  ])('the invitations and password links from a manager who was %s do not work', async (_, loseRole) => {
    const [colleague, formerManager] = [await newAdministrator({ role: 'editor' }), await newCaller()]
    const invitation = await invite(`davetli-${formerManager.id}@ornek.example`, formerManager)
    const { url } = await bodyOf(createLink(colleague.id, formerManager), 201)
    await loseRole(formerManager.id)
    const newPassword = { token: url!.split('/').at(-1), newPassword: 'Yepyeni-Şifre-2' }
    const responses = [await accept(invitation.linkToken), await post('POST Auth/new-password', newPassword)]
    expect(statusesOf(responses)).toEqual([410, 410])
  })
})

describe('invitations', () => {
  const EMAIL = 'nihan.kaplan@ornek.example'
  const GONE_MESSAGE = 'Bu davetin süresi doldu ya da kullanıldı. Sizi davet eden kişiden yenisini isteyin.'

  const revoke = (key: string) => manager.ask('DELETE Team/invitations/[key]', { params: { key } })
  const expire = () => db().invitation.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
  const expectGone = async (response: Promise<Response>) =>
    expect((await problemIn(response, 410)).message).toBe(GONE_MESSAGE)

  test('an invitation is shown once, emailed, valid for 72 hours, and its token is stored only as a hash', async () => {
    const { url, expiresAt, invitation, linkToken } = await invite(` ${EMAIL.toUpperCase()} `)
    expect(url).toMatch(/^http.*\/admin\/davet\/[\w-]{43}$/)
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 72 * 3600_000)).toBeLessThan(10_000)
    expect(invitation).toMatchObject({ email: EMAIL, role: 'workshop', invitedBy: 'Kerem Aydın', expiresAt })
    expect(JSON.stringify([await db().invitation.findMany(), await readTeam()])).not.toContain(linkToken)
    const mail = await db().mail.findFirstOrThrow()
    expect(mail).toMatchObject({ recipient: EMAIL, kind: 'invitation', text: expect.stringContaining(url) })
  })

  test('an email address with an account is not invited, and for a closed account the error says to reopen it', async () => {
    const { id, email } = await newAdministrator({ role: 'editor' })
    const openProblem = await problemIn(postInvitation({ email, role: 'editor' }), 400)
    expect(openProblem.errors).toEqual({ email: ['Bu adresin zaten bir hesabı var.'] })
    await changeAccount(id, { isActive: false })
    const closedProblem = await problemIn(postInvitation({ email, role: 'editor' }), 400)
    expect(closedProblem.errors).toEqual({ email: ['Bu adresin kapalı bir hesabı var. Aşağıdan yeniden açın.'] })
    expect(await db().mail.count()).toBe(0)
  })

  test('an accepted invitation opens the account with its role and signs in, with token and cookie', async () => {
    const { linkToken } = await invite(EMAIL)
    const response = await accept(linkToken, { name: '  Nihan  Kaplan ' })
    expect(response.headers.get('set-cookie')).toMatch(/^admin_session=/)
    const { token } = await bodyOf(response)
    expect(await bodyOf(ask('GET Auth/session', { token }))).toMatchObject({ email: EMAIL, role: 'workshop' })
    expect((await readTeam()).invitations).toEqual([])
    expect((await signIn({ email: EMAIL }, NEW_COLLEAGUE)).status).toBe(200)
  })

  test('an unknown, used, expired or revoked invitation, or one whose address has an account, gets the same response', async () => {
    const { linkToken: usedToken } = await invite(EMAIL)
    await accept(usedToken)
    await expectGone(accept(usedToken))
    await expectGone(accept('a'.repeat(43)))
    await expectGone(accept('x'))
    const { linkToken: expiredToken } = await invite('b@ornek.example')
    await expire()
    await expectGone(accept(expiredToken))
    const { linkToken: revokedToken, invitation } = await invite('d@ornek.example')
    expect((await revoke(invitation.id)).status).toBe(204)
    await expectGone(accept(revokedToken))
    const { linkToken: uselessToken } = await invite('c@ornek.example')
    await db().administrator.updateMany({ where: { email: EMAIL }, data: { email: 'c@ornek.example' } })
    await expectGone(accept(uselessToken))
    expect(await db().administrator.count()).toBe(2)
  })

  test('one of four simultaneous acceptances creates the account', async () => {
    const { linkToken } = await invite(EMAIL)
    const responses = await Promise.all(Array.from({ length: 4 }, () => accept(linkToken)))
    expect(statusesOf(responses)).toEqual([200, 410, 410, 410])
    expect(await db().administrator.count({ where: { email: EMAIL } })).toBe(1)
  })

  test('an acceptance with errors reports them on their fields, and the invitation stays valid', async () => {
    const { linkToken } = await invite(EMAIL)
    const { errors } = await problemIn(accept(linkToken, { name: ' ', password: 'kısa' }), 400)
    expect(errors).toEqual({ name: ['Adınızı ve soyadınızı yazın.'], password: ['Şifre en az 6 karakter olmalı.'] })
    const guessable = { name: 'Nermin Tekinalp', password: 'Tekinalp61' }
    const password = ['Bu şifre firma adından, adınızdan ya da e-postanızdan tahmin edilir.']
    expect((await problemIn(accept(linkToken, guessable), 400)).errors).toEqual({ password })
    expect((await accept(linkToken)).status).toBe(200)
  })
})
