import { describe, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { NewInvitationJson, TeamJson } from '@/lib/accounts/team/output'
import { db } from '@/lib/platform/db/client'
import {
  ask,
  newClientAddress,
  newAdministrator,
  newToken,
  problemIn,
  statusesOf,
  useDatabase,
} from '../../support/calls/handlers'
import { signIn } from '../../support/calls/second-factor-calls'
import { routes as authRoutes } from '@/lib/accounts/routes'
import { routes as teamRoutes } from '@/lib/accounts/team/routes'

const { POST: acceptRoute } = authRoutes['invitation']
const { GET: readTeam } = teamRoutes['']
const { POST: inviteRoute } = teamRoutes['invitations']
const { PATCH: changeRoute } = teamRoutes['[key]']

useDatabase()

async function teamOf(token: string): Promise<TeamJson> {
  return (await ask(readTeam, { token })).json() as Promise<TeamJson>
}

const changeAccount = (token: string, key: string, json: unknown, headers: Record<string, string> = {}) =>
  ask(changeRoute, { method: 'PATCH', params: { key }, token, json, headers })

const postInvitation = (token: string, json: unknown) => ask(inviteRoute, { method: 'POST', token, json })

async function invite(token: string, email: string, role = 'workshop') {
  const response = await postInvitation(token, { email, role })
  expect(response.status).toBe(201)
  const body = (await response.json()) as NewInvitationJson
  return { ...body, linkToken: body.url.split('/').at(-1)! }
}

const NEW_COLLEAGUE = { name: 'Nihan Kaplan', password: 'Uzun-Bir-Şifre-7' }

const accept = (linkToken: string, { address = newClientAddress(), ...json }: Record<string, string> = {}) =>
  ask(acceptRoute, {
    method: 'POST',
    json: { token: linkToken, ...NEW_COLLEAGUE, ...json },
    headers: { 'x-client-address': address },
  })

describe('accounts', () => {
  const { POST: setNewPassword } = authRoutes['new-password']
  const { POST: passwordLinkRoute } = teamRoutes['[key]/password-link']
  const { GET: getAccount } = teamRoutes['[key]']

  let manager: { id: string; email: string }
  let token: string
  beforeEach(async () => {
    await db().administrator.deleteMany()
    manager = await newAdministrator({ name: 'Kerem Aydın' })
    token = await newToken(manager.id)
  })

  const LAST_MANAGER_MESSAGE = 'Son Yönetici düşürülemez. Önce başka birini Yönetici yapın.'

  const tagOf = async (key: string) => (await ask(getAccount, { params: { key }, token })).headers.get('etag')!
  const createLink = (key: string, creatorToken = token) =>
    ask(passwordLinkRoute, { method: 'POST', params: { key }, token: creatorToken })
  const readAccount = async (id: string) => (await teamOf(token)).people.find((person) => person.id === id)!

  test('the list has the name, role, second factor and sessions of each account, and says which account is the caller’s', async () => {
    const editor = await newAdministrator({ role: 'editor' })
    await newToken(editor.id)
    await newToken(editor.id)
    await db().administrator.update({ where: { id: editor.id }, data: { totpSince: new Date() } })
    const { people } = await teamOf(token)
    expect(people).toMatchObject([
      { id: manager.id, name: 'Kerem Aydın', role: 'manager', isSelf: true, hasSecondFactor: false, openSessions: 1 },
      { id: editor.id, role: 'editor', isSelf: false, hasSecondFactor: true, openSessions: 2 },
    ])
  })

  test('a change needs the current ETag, and the response has the new one', async () => {
    const { id } = await newAdministrator({ role: 'editor' })
    const tag = await tagOf(id)
    const response = await changeAccount(token, id, { role: 'workshop' }, { 'if-match': tag })
    expect(response.headers.get('etag')).toBe(await tagOf(id))
    await problemIn(await changeAccount(token, id, { role: 'editor' }, { 'if-match': tag }), 412)
    expect((await readAccount(id)).role).toBe('workshop')
  })

  test('a closed account loses its sessions and password links immediately, and cannot sign in', async () => {
    const { id, email } = await newAdministrator({ role: 'editor' })
    const sessionToken = await newToken(id)
    expect((await createLink(id)).status).toBe(201)
    expect((await changeAccount(token, id, { isActive: false })).status).toBe(200)
    await problemIn(await ask(getAccount, { params: { key: id }, token: sessionToken }), 401)
    expect(await db().session.count({ where: { administratorId: id } })).toBe(0)
    expect(await db().passwordLink.count({ where: { administratorId: id } })).toBe(0)
    await problemIn(await signIn({ email }), 401)
  })

  test.each([[{ role: 'editor' }], [{ isActive: false }]])('the last manager cannot be changed to %o', async (json) => {
    await newAdministrator({ role: 'editor' })
    const closedAccount = await newAdministrator()
    await changeAccount(token, closedAccount.id, { isActive: false })
    expect((await problemIn(await changeAccount(token, manager.id, json), 409)).message).toBe(LAST_MANAGER_MESSAGE)
    expect(await readAccount(manager.id)).toMatchObject({ role: 'manager', deactivatedAt: null })
  })

  test('if all ten managers lower their own role at the same time, one of them remains a manager', async () => {
    const managers = await Promise.all(Array.from({ length: 9 }, () => newAdministrator()))
    const accounts = await Promise.all(
      [manager, ...managers].map(async ({ id }) => ({ id, ownToken: await newToken(id) })),
    )
    const responses = await Promise.all(
      accounts.map(({ id, ownToken }) => changeAccount(ownToken, id, { role: 'editor' })),
    )
    expect(statusesOf(responses)).toEqual([...Array.from({ length: 9 }, () => 200), 409])
  })

  test('a password link is shown once, emailed, and valid for an hour', async () => {
    const { id, email } = await newAdministrator({ role: 'editor' })
    const response = await createLink(id)
    expect(response.status).toBe(201)
    const { url, expiresAt } = (await response.json()) as { url: string; expiresAt: string }
    const linkToken = /\/admin\/sifre\/([\w-]{43})$/.exec(url)![1]!
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 3600_000)).toBeLessThan(10_000)
    expect(JSON.stringify(await db().passwordLink.findMany())).not.toContain(linkToken)
    const mail = await db().mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail).toMatchObject({ kind: 'password-link', text: expect.stringContaining(url) })
  })

  test('with a mail server, a password link is only emailed and never shown', async () => {
    const { id, email } = await newAdministrator({ role: 'editor' })
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await (await createLink(id)).json()).toMatchObject({ url: null, isMailed: true })
    const mail = await db().mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail.text).toMatch(/\/admin\/sifre\/[\w-]{43}/)
  })

  type LoseRole = (id: string) => Promise<unknown>
  test.each<[string, LoseRole]>([
    ['closed', (id) => changeAccount(token, id, { isActive: false })],
    ['moved to a lower role', (id) => changeAccount(token, id, { role: 'editor' })],
    [
      'moved to a lower role and back',
      async (id) => {
        for (const role of ['editor', 'manager']) await changeAccount(token, id, { role })
      },
    ],
    // As if the links were created while another request lowered the role.
    [
      'moved to a lower role in the database',
      (id) => db().administrator.update({ where: { id }, data: { role: 'editor' } }),
    ],
  ])('the invitations and password links from a manager who was %s do not work', async (_, loseRole) => {
    const [colleague, formerManager] = [await newAdministrator({ role: 'editor' }), await newAdministrator()]
    const sessionToken = await newToken(formerManager.id)
    const invitation = await invite(sessionToken, `davetli-${formerManager.id}@ornek.example`)
    const { url } = (await (await createLink(colleague.id, sessionToken)).json()) as { url: string }
    await loseRole(formerManager.id)
    const json = { token: url.split('/').at(-1)!, newPassword: 'Yepyeni-Şifre-2' }
    const headers = { 'x-client-address': newClientAddress() }
    const responses = [await accept(invitation.linkToken), await ask(setNewPassword, { method: 'POST', json, headers })]
    expect(statusesOf(responses)).toEqual([410, 410])
  })
})

describe('invitations', () => {
  const { DELETE: revokeRoute } = teamRoutes['invitations/[key]']
  const { GET: readSession } = authRoutes['session']

  const EMAIL = 'nihan.kaplan@ornek.example'
  const GONE_MESSAGE = 'Bu davetin süresi doldu ya da kullanıldı. Sizi davet eden kişiden yenisini isteyin.'

  let manager: { id: string; email: string }
  let token: string
  beforeEach(async () => {
    await db().invitation.deleteMany()
    await db().mail.deleteMany()
    await db().administrator.deleteMany()
    manager = await newAdministrator({ name: 'Kerem Aydın' })
    token = await newToken(manager.id)
  })

  const revoke = (key: string) => ask(revokeRoute, { method: 'DELETE', params: { key }, token })
  const expire = () => db().invitation.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
  const expectGone = async (response: Promise<Response>) =>
    expect((await problemIn(await response, 410)).message).toBe(GONE_MESSAGE)

  test('an invitation is shown once, emailed, valid for 72 hours, and its token is stored only as a hash', async () => {
    const { url, expiresAt, invitation, linkToken } = await invite(token, ` ${EMAIL.toUpperCase()} `, 'workshop')
    expect(url).toMatch(/^http.*\/admin\/davet\/[\w-]{43}$/)
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 72 * 3600_000)).toBeLessThan(10_000)
    expect(invitation).toMatchObject({ email: EMAIL, role: 'workshop', invitedBy: 'Kerem Aydın', expiresAt })
    expect(JSON.stringify([await db().invitation.findMany(), await teamOf(token)])).not.toContain(linkToken)
    const mail = await db().mail.findFirstOrThrow()
    expect(mail).toMatchObject({ recipient: EMAIL, kind: 'invitation', text: expect.stringContaining(url) })
  })

  test('an email address with an account is not invited, and for a closed account the error says to reopen it', async () => {
    const { id, email } = await newAdministrator({ role: 'editor' })
    const openProblem = await problemIn(await postInvitation(token, { email, role: 'editor' }), 400)
    expect(openProblem.errors).toEqual({ email: ['Bu adresin zaten bir hesabı var.'] })
    await changeAccount(token, id, { isActive: false })
    const closedProblem = await problemIn(await postInvitation(token, { email, role: 'editor' }), 400)
    expect(closedProblem.errors).toEqual({ email: ['Bu adresin kapalı bir hesabı var. Aşağıdan yeniden açın.'] })
    expect(await db().mail.count()).toBe(0)
  })

  test('an accepted invitation opens the account with its role and signs in, with token and cookie', async () => {
    const { linkToken } = await invite(token, EMAIL, 'workshop')
    const response = await accept(linkToken, { name: '  Nihan  Kaplan ' })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(/^admin_session=/)
    const { token: sessionToken } = (await response.json()) as { token: string }
    expect(await (await ask(readSession, { token: sessionToken })).json()).toMatchObject({
      email: EMAIL,
      role: 'workshop',
    })
    expect((await teamOf(token)).invitations).toEqual([])
    expect((await signIn({ email: EMAIL }, NEW_COLLEAGUE)).status).toBe(200)
  })

  test('an unknown, used, expired or revoked invitation, or one whose address has an account, gets the same response', async () => {
    const { linkToken: usedToken } = await invite(token, EMAIL)
    await accept(usedToken)
    await expectGone(accept(usedToken))
    await expectGone(accept('a'.repeat(43)))
    await expectGone(accept('x'))
    const { linkToken: expiredToken } = await invite(token, 'b@ornek.example')
    await expire()
    await expectGone(accept(expiredToken))
    const { linkToken: revokedToken, invitation } = await invite(token, 'd@ornek.example')
    expect((await revoke(invitation.id)).status).toBe(204)
    await expectGone(accept(revokedToken))
    const { linkToken: uselessToken } = await invite(token, 'c@ornek.example')
    await db().administrator.updateMany({ where: { email: EMAIL }, data: { email: 'c@ornek.example' } })
    await expectGone(accept(uselessToken))
    expect(await db().administrator.count()).toBe(2)
  })

  test('one of four simultaneous acceptances creates the account', async () => {
    const { linkToken } = await invite(token, EMAIL)
    const responses = await Promise.all(Array.from({ length: 4 }, () => accept(linkToken)))
    expect(statusesOf(responses)).toEqual([200, 410, 410, 410])
    expect(await db().administrator.count({ where: { email: EMAIL } })).toBe(1)
  })

  test('an acceptance with errors reports them on their fields, and the invitation stays valid', async () => {
    const { linkToken } = await invite(token, EMAIL)
    const { errors } = await problemIn(await accept(linkToken, { name: ' ', password: 'kısa' }), 400)
    expect(errors).toEqual({ name: ['Adınızı ve soyadınızı yazın.'], password: ['Şifre en az 6 karakter olmalı.'] })
    const guessableProblem = await problemIn(
      await accept(linkToken, { name: 'Nermin Tekinalp', password: 'Tekinalp61' }),
      400,
    )
    expect(guessableProblem.errors).toEqual({
      password: ['Bu şifre firma adından, adınızdan ya da e-postanızdan tahmin edilir.'],
    })
    expect((await accept(linkToken)).status).toBe(200)
  })
})
