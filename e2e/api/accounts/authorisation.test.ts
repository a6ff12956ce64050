import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { mayUse, ROLE_NAMES } from '@/lib/access/roles'
import { serializeAudit } from '@/lib/audit/output'
import { endSession } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { currentRevision } from '@/lib/platform/runtime/revisions'
import {
  asOwner,
  type Call,
  type Caller,
  newCaller,
  newToken,
  problemIn,
  storedNames,
  useDatabase,
} from '../../support/calls/handlers'
import { addItem, GUARDED, sampleOf, send } from '../../support/route-access'
import { ROUTES } from '../../support/routes'

useDatabase()

let administrator: Caller
let samples: [name: string, call: Call][]

beforeAll(async () => {
  administrator = await newCaller()
  samples = []
  for (const [name] of GUARDED) samples.push([name, await sampleOf(name, administrator)])
})

const forgeToken = (key: Uint8Array, { alg = 'HS256', seconds = 3600, jti = newId() } = {}) =>
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
  ['garbage in three parts', async () => bearer('a.b.c')],
  ['Basic authentication', async () => ({ authorization: 'Basic YTpi' })],
  ['the cookie alone', async () => ({ cookie: `admin_session=${administrator.token}` })],
  [
    'an expired token',
    async () => {
      const session = { id: newId(), administratorId: administrator.id, expiresAt: new Date(Date.now() + 3600_000) }
      await db().session.create({ data: session })
      return bearer(await forgeToken(ourKey(), { seconds: -60, jti: session.id }))
    },
  ],
  [
    'a session that has ended',
    async () => {
      const session = { id: newId(), administratorId: administrator.id, expiresAt: new Date(Date.now() - 1000) }
      await db().session.create({ data: session })
      return bearer(await forgeToken(ourKey(), { jti: session.id }))
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
  ['a token signed with another key', async () => bearer(await forgeToken(new TextEncoder().encode('x'.repeat(48))))],
  [
    'a token without signature',
    async () => {
      const header = Buffer.from('{"alg":"none"}').toString('base64url')
      return bearer(`${header}.${partsOf(administrator.token)[1]}.`)
    },
  ],
  [
    'a token signed with another algorithm',
    async () => bearer(await forgeToken(new TextEncoder().encode(env().AUTH_SECRET.repeat(2)), { alg: 'HS512' })),
  ],
  [
    "another account's claims under this account's signature",
    async () => {
      const [header, , signature] = partsOf(administrator.token)
      return bearer(`${header}.${partsOf(await newToken())[1]}.${signature}`)
    },
  ],
]

/**
 * Returns all stored data: the names of the files, and a hash of each table. The counts of attempts and the minute in which a
 * session was last used are omitted, because a refused call may change them.
 */
async function databaseAndFiles() {
  const rows = await asOwner(`
    SELECT table_name, md5(query_to_xml(
      format('SELECT %s FROM %I ORDER BY 1', CASE table_name WHEN 'sessions' THEN 'id, administrator_id, expires_at' ELSE '*' END, table_name),
      true, false, '')::text) AS rows
    FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'throttles' ORDER BY table_name`)
  expect(rows.length).toBeGreaterThan(20)
  return { rows, files: storedNames() }
}

test.each(CALLERS)('with %s every guarded call gets 401 and changes nothing', async (_, headersOf) => {
  const headers = await headersOf()
  const contentsBefore = await databaseAndFiles()
  for (const [name, call] of samples) {
    const response = await send(name, { ...call, headers })
    expect([name, response.status]).toEqual([name, 401])
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(response.headers.get('set-cookie')).toBeNull()
    await problemIn(response, 401)
  }
  expect(await databaseAndFiles()).toEqual(contentsBefore)
})

test('authorisation is checked before the request is parsed', async () => {
  const headers = { 'content-type': 'text/plain' }
  const invalidRequest = { params: { key: 'no-id' }, query: '?page=0', headers }
  const putNames = GUARDED.map(([name]) => name).filter((name) => name.startsWith('PUT'))
  const responses = await Promise.all(putNames.map((name) => send(name, invalidRequest)))
  expect(responses.map(({ status }) => status)).toEqual(putNames.map(() => 401))
})

test('an unauthorised write is refused before its body is read', async () => {
  let isRead = false
  const body = new ReadableStream(
    {
      pull() {
        isRead = true
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
  expect(isRead).toBe(false)
})

/** Writes that add no entry to the audit trail, with the reason. */
const UNAUDITED: Record<string, string> = {
  'POST Markdown': 'it only renders a preview',
  'POST Customers/[key]/distinct': 'it only hides a suggestion',
  'POST WorkOrders/[key]/seen': 'reading an order does not change it',
  'POST Auth/second-factor': 'the key is not active before its first valid code',
  'POST Auth/session': 'it sets the cookie of an existing session',
  'DELETE Readiness': 'it only hides a list of tasks',
  'PUT Readiness/points/[point]': 'it only ticks a task off',
  'POST Readiness/test-mail': 'it only queues an email with a fixed text',
}
const lastEntryId = async () => (await db().auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0n
const entriesAfter = (id: bigint) => db().auditEntry.findMany({ where: { id: { gt: id } }, orderBy: { id: 'asc' } })

describe.each(ROLE_NAMES)('the role %s', (role) => {
  test('gets 403 for each call that it may not make, and nothing changes', async () => {
    const caller = await newCaller({ role })
    const refusedCalls = new Set(GUARDED.filter(([, access]) => !mayUse(role, access)).map(([name]) => name))
    const [contentsBefore, revisionBefore] = [await databaseAndFiles(), currentRevision()]
    for (const [name, call] of samples.filter(([name]) => refusedCalls.has(name))) {
      const response = await send(name, call, caller)
      expect([name, response.status]).toEqual([name, 403])
      expect((await problemIn(response, 403)).message).toBe('Bu işlem için yetkiniz yok.')
    }
    expect(await databaseAndFiles()).toEqual(contentsBefore)
    expect(currentRevision()).toBe(revisionBefore)
  })

  test('succeeds with every other call; only writes invalidate cached pages and add an audit entry with the caller', async () => {
    for (const [name] of GUARDED.filter(([, access]) => mayUse(role, access))) {
      const caller = await newCaller({ role })
      const call = await sampleOf(name, caller)
      const [revisionBefore, lastEntryIdBefore] = [currentRevision(), await lastEntryId()]
      const { status } = await send(name, call, caller)
      expect([name, status]).toEqual([name, expect.toBeOneOf([200, 201, 202, 204])])
      expect([name, currentRevision() > revisionBefore]).toEqual([name, !name.startsWith('GET')])
      const isUnaudited = name.startsWith('GET') || name in UNAUDITED
      const actors = new Set((await entriesAfter(lastEntryIdBefore)).map(({ actorId }) => actorId))
      expect([name, [...actors]]).toEqual([name, isUnaudited ? [] : [caller.id]])
    }
  })
})

test.each([
  ['ContactMessages', 'Mesajları indirdi'],
  ['WorkOrders', 'İş emirlerini indirdi'],
  ['Parts', 'Parçaları indirdi'],
  ['Faults', 'Arıza kodlarını indirdi'],
  ['Redirects', 'Yönlendirmeleri indirdi'],
])(
  'the CSV file of GET %s adds an audit entry with its number of lines, and the JSON list adds no entry',
  async (path, actionText) => {
    const caller = await newCaller()
    await addItem(path)
    const lastEntryIdBefore = await lastEntryId()
    await send(`GET ${path}`, {}, caller)
    const response = await send(`GET ${path}`, { headers: { accept: 'text/csv' } }, caller)
    const lineCount = (await response.text()).trim().split('\r\n').length - 1
    const entries = (await entriesAfter(lastEntryIdBefore)).map(serializeAudit)
    expect(entries).toMatchObject([{ actorId: caller.id, actionText, item: `CSV, ${lineCount} satır`, changes: [] }])
  },
)

test('no audit entry contains a password, a token, a hash of either, or data about a customer', async () => {
  const { token } = await newCaller()
  const { passwordHash } = await db().administrator.findFirstOrThrow({ select: { passwordHash: true } })
  const { token: orderToken } = await db().workOrder.findFirstOrThrow({ select: { token: true } })
  const hashes = await db().invitation.findMany({ select: { tokenHash: true } })
  const entries = await db().$queryRaw<{ text: string }[]>`SELECT row_to_json(e)::text AS "text" FROM "audit_entries" e`
  const trailText = entries.map(({ text }) => text).join('\n')
  expect(trailText).toContain('password_hash')
  const secrets = [
    passwordHash,
    orderToken,
    token,
    'Deneme-Şifre-1',
    'Yeni-Şifre-2',
    ...hashes.map((row) => row.tokenHash),
  ]
  const personalData = ['Veli', 'veli-']
  for (const text of [...secrets, ...personalData]) expect(trailText).not.toContain(text)
})
