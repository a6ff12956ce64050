import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { type Role, ROLE_NAMES } from '@/lib/access/roles'
import { endSession } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { currentRevision } from '@/lib/platform/runtime/revisions'
import { CALLS, OPEN_CALLS, STATUSES } from '../support/guarded-calls'
import { addGuardedRows } from '../support/guarded-rows'
import { ask, newToken, problemIn, storedNames, useDatabase } from '../support/handlers'
import { ROUTE_ACCESS } from '../support/route-access'
import { ROUTES } from '../support/routes'

useDatabase()

let administrator: { id: string; email: string }
let living: string

/** Adds an administrator and a row of each kind, in place of those from before. */
async function addRows(role: Role = 'manager') {
  ;({ administrator, token: living } = await addGuardedRows(role))
}

beforeAll(() => addRows())

const call = async (name: string, headers: Record<string, string>) =>
  ask(ROUTES.get(name)!, { method: name.split(' ')[0], ...(await CALLS[name]!()), headers })

/** Accesses that need no session. */
const OPEN = new Set(['anyone', 'optional-content'])

test('every guarded route is listed in this test', () => {
  const guarded = [...ROUTES].filter(([, { access }]) => !OPEN.has(access!)).map(([name]) => name)
  expect(Object.keys(CALLS).toSorted()).toEqual(guarded.toSorted())
})

test('only the listed routes are open to anyone', () => {
  const open = [...ROUTES].filter(([, { access }]) => OPEN.has(access!)).map(([name]) => name)
  expect(open.toSorted()).toEqual(OPEN_CALLS)
})

const forged = (key: Uint8Array, { alg = 'HS256', seconds = 3600, jti = newId() } = {}) =>
  new SignJWT()
    .setProtectedHeader({ alg })
    .setJti(jti)
    .setSubject(administrator.id)
    .setIssuedAt(Math.floor(Date.now() / 1000) - 7200)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key)
const ourKey = () => new TextEncoder().encode(env().AUTH_SECRET)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const partsOf = (token: string) => token.split('.') as [string, string, string]

const CALLERS: [string, () => Promise<Record<string, string>>][] = [
  ['no token', async () => ({})],
  ['garbage', async () => bearer('abc')],
  ['garbage of three parts', async () => bearer('a.b.c')],
  ['Basic', async () => ({ authorization: 'Basic YTpi' })],
  ['the cookie alone', async () => ({ cookie: `admin_session=${living}` })],
  [
    'an expired token',
    async () => {
      const row = { id: newId(), administratorId: administrator.id, expiresAt: new Date(Date.now() + 3600_000) }
      await db().session.create({ data: row })
      return bearer(await forged(ourKey(), { seconds: -60, jti: row.id }))
    },
  ],
  [
    'a session that has ended',
    async () => {
      const row = { id: newId(), administratorId: administrator.id, expiresAt: new Date(Date.now() - 1000) }
      await db().session.create({ data: row })
      return bearer(await forged(ourKey(), { jti: row.id }))
    },
  ],
  [
    'a revoked token',
    async () => {
      const token = await newToken(administrator.id)
      await endSession(token)
      return bearer(token)
    },
  ],
  ['a token signed with another key', async () => bearer(await forged(new TextEncoder().encode('x'.repeat(48))))],
  [
    'a token without signature',
    async () => {
      const header = Buffer.from('{"alg":"none"}').toString('base64url')
      return bearer(`${header}.${partsOf(living)[1]}.`)
    },
  ],
  [
    'a token of another algorithm',
    async () => bearer(await forged(new TextEncoder().encode(env().AUTH_SECRET.repeat(2)), { alg: 'HS512' })),
  ],
  [
    "another's claims under our signature",
    async () => {
      const [head, , signature] = partsOf(living)
      return bearer(`${head}.${partsOf(await newToken())[1]}.${signature}`)
    },
  ],
]

const everything = async () => ({
  services: await db().service.findMany({ include: { images: true } }),
  posts: await db().blogPost.findMany({ include: { image: true } }),
  references: await db().reference.findMany({ include: { logo: true } }),
  messages: await db().contactMessage.findMany(),
  orders: await db().workOrder.findMany({ include: { quotes: true, events: true, notes: true, mails: true } }),
  redirects: await db().redirect.findMany(),
  account: await db().administrator.findUnique({ where: { id: administrator.id } }),
  files: storedNames(),
})

test.each(CALLERS)('with %s every guarded call is 401 and changes nothing', async (_, headersOf) => {
  const before = await everything()
  for (const name of Object.keys(CALLS)) {
    const response = await call(name, await headersOf())
    expect([name, response.status]).toEqual([name, 401])
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(response.headers.get('set-cookie')).toBeNull()
    await problemIn(response, 401)
  }
  expect(await everything()).toEqual(before)
})

test('authorisation is checked before the request is parsed', async () => {
  const wrong = { method: 'PUT', params: { key: 'no-id' }, query: '?page=0', headers: { 'content-type': 'text/plain' } }
  const puts = Object.keys(CALLS).filter((name) => name.startsWith('PUT'))
  const answers = await Promise.all(puts.map((name) => ask(ROUTES.get(name)!, wrong)))
  expect(answers.map(({ status }) => status)).toEqual(puts.map(() => 401))
})

test('an unauthorised write is refused before its body is read', async () => {
  let read = false
  const body = new ReadableStream(
    {
      pull() {
        read = true
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request('http://site.example/api/BlogPosts', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
  expect((await ROUTES.get('POST BlogPosts')!(request, { params: Promise.resolve({}) })).status).toBe(401)
  expect(read).toBe(false)
})

test('every guarded route needs what the list says', () => {
  const listed = Object.entries(ROUTE_ACCESS).flatMap(([access, names]) => names.map((name) => [name, access]))
  const declared = Object.keys(CALLS).map((name) => [name, ROUTES.get(name)!.access])
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(listed))
})

const EVERYONE = [...ROUTE_ACCESS.account, ...ROUTE_ACCESS.session]
const MAY_CALL: Record<Role, readonly string[]> = {
  manager: Object.values(ROUTE_ACCESS).flat(),
  editor: [...EVERYONE, ...ROUTE_ACCESS.content],
  workshop: [...EVERYONE, ...ROUTE_ACCESS.messages, ...ROUTE_ACCESS.orders],
}

describe.each(ROLE_NAMES)('the role %s', (role) => {
  const isAllowed = (name: string) => MAY_CALL[role].includes(name)
  const callWithSession = async (name: string) => call(name, bearer(await newToken(administrator.id)))

  test('is refused what it may not call, and nothing changes', async () => {
    await addRows(role)
    const [before, revision] = [await everything(), currentRevision()]
    for (const name of Object.keys(CALLS).filter((name) => !isAllowed(name))) {
      const response = await callWithSession(name)
      expect([name, response.status]).toEqual([name, 403])
      expect((await problemIn(response, 403)).message).toBe('Bu işlem için yetkiniz yok.')
    }
    expect(await everything()).toEqual(before)
    expect(currentRevision()).toBe(revision)
  })

  test('succeeds with every other call, and only writes outdate cached pages', async () => {
    const statuses: Record<string, number> = {}
    for (const name of Object.keys(CALLS).filter(isAllowed)) {
      const revision = currentRevision()
      statuses[name] = (await callWithSession(name)).status
      expect([name, currentRevision() > revision]).toEqual([name, !name.startsWith('GET')])
    }
    expect(statuses).toEqual(Object.fromEntries(Object.entries(STATUSES).filter(([name]) => isAllowed(name))))
  })
})
