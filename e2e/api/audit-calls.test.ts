import { expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { sessionOf } from '@/lib/accounts/sessions'
import { db } from '@/lib/platform/db/client'
import { serializeAudit } from '@/lib/audit/output'
import type { Prisma } from '@/lib/generated/prisma/client'
import { CALLS, keys } from '../support/guarded-calls'
import { addGuardedRows } from '../support/guarded-rows'
import { ask, type Call, newAdministrator, useDatabase } from '../support/handlers'
import { newPicture } from '../support/images'
import { ROUTES } from '../support/routes'
import { addFactor } from '../support/second-factor-calls'

useDatabase()

/** Writes that leave no entry, with the reason. */
const SILENT: Record<string, string> = {
  'POST Markdown': 'it only shows how a text will look',
  'POST Customers/[key]/distinct': 'it hides an offer, no more',
  'POST WorkOrders/[key]/seen': 'reading an order is no change of it',
  'POST Auth/second-factor': 'the key counts from its first code on',
  'POST Auth/session': 'it writes the cookie of a session that is there',
}

/** Writes that need more than a test of all calls can prepare. Tests of their own look at their entries. */
const ELSEWHERE = ['PUT Auth/second-factor', 'POST Privacy/erasure']

type Prepare = (token: string) => Promise<Call>

const calling = async (name: string, token: string, call: Call) =>
  ask(ROUTES.get(name)!, { method: name.split(' ')[0], ...call, token })

const idIn = async (response: Response) => ((await response.json()) as { id: string }).id

async function addPhoto(token: string): Promise<Record<string, string>> {
  const form = { file: await newPicture() }
  const key = keys.order
  const photoId = await idIn(await calling('POST WorkOrders/[key]/photos', token, { params: { key }, form }))
  return { key, photoId }
}

/** Starts another session of the caller and returns its id. */
async function otherSession(): Promise<string> {
  const { id: administratorId } = await db().administrator.findFirstOrThrow({ select: { id: true } })
  const data = { id: newId(), administratorId, expiresAt: new Date(Date.now() + 3_600_000) }
  return (await db().session.create({ data, select: { id: true } })).id
}

async function withSecondFactor(name: string, token: string): Promise<Call> {
  const { codes } = await addFactor({ id: (await sessionOf(token))!.administratorId })
  const call = await CALLS[name]!()
  return { ...call, json: { ...(call.json as object), code: codes[0] } }
}

async function colleague(): Promise<Call> {
  return { params: { key: (await newAdministrator({ role: 'editor' })).id } }
}

const SHIPMENT = { direction: 'in', carrier: 'x', day: '2026-03-05' }
const LOAD_TEST = {
  load: 'Motor',
  durationMin: 60,
  ambient: 220,
  instrument: 'FG-3',
  rows: [{ what: 'Akım', measured: '1', passed: true }],
}

/** Brings the order to the load test. */
const testedOrder = () => db().workOrder.update({ where: { id: keys.order }, data: { step: 5 } })

async function addShipment(token: string) {
  const call = { params: { key: keys.order }, json: SHIPMENT }
  return { key: keys.order, shipmentId: await idIn(await calling('POST WorkOrders/[key]/shipments', token, call)) }
}

async function savedText(token: string): Promise<Call> {
  const response = await calling('POST SavedTexts', token, { json: { kind: 'sentence', text: newId() } })
  return { params: { key: await idIn(response) } }
}

/** Calls that need more than the rows that each test gets, so that they change something. */
const PREPARED: Record<string, Prepare> = {
  'POST Faults/import': async () => ({
    form: { file: new File(['cihaz;marka;baslik\nSürücü;Yumaro;Kodsuz'], 'a.csv'), apply: 'true' },
  }),
  'POST WorkOrders/[key]/decision': async (token) => {
    const name = 'POST WorkOrders/[key]/quote'
    await calling(name, token, await CALLS[name]!())
    return CALLS['POST WorkOrders/[key]/decision']!()
  },
  'POST WorkOrders/[key]/photos': async () => ({ params: { key: keys.order }, form: { file: await newPicture() } }),
  'PATCH WorkOrders/[key]/photos/[photoId]': async (token) => ({
    params: await addPhoto(token),
    json: { caption: 'Etiket' },
  }),
  'DELETE WorkOrders/[key]/photos/[photoId]': async (token) => ({ params: await addPhoto(token) }),
  'POST WorkOrders/[key]/shipments': async () => ({ params: { key: keys.order }, json: SHIPMENT }),
  'PUT WorkOrders/[key]/shipments/[shipmentId]': async (token) => ({
    params: await addShipment(token),
    json: { ...SHIPMENT, carrier: 'Başka' },
  }),
  'DELETE WorkOrders/[key]/shipments/[shipmentId]': async (token) => ({ params: await addShipment(token) }),
  'PUT WorkOrders/[key]/load-test': async () => {
    await testedOrder()
    return { params: { key: keys.order }, json: LOAD_TEST }
  },
  'POST WorkOrders/[key]/load-test/sign': async (token) => {
    await testedOrder()
    await calling('PUT WorkOrders/[key]/load-test', token, { params: { key: keys.order }, json: LOAD_TEST })
    return { params: { key: keys.order } }
  },
  'PUT SavedTexts/[key]': async (token) => ({ ...(await savedText(token)), json: { kind: 'sentence', text: newId() } }),
  'DELETE SavedTexts/[key]': savedText,
  'DELETE Auth/sessions': async () => {
    await otherSession()
    return {}
  },
  'DELETE Auth/sessions/[key]': async () => ({ params: { key: await otherSession() } }),
  'POST Auth/second-factor/recovery-codes': async (token) =>
    withSecondFactor('POST Auth/second-factor/recovery-codes', token),
  'DELETE Auth/second-factor': async (token) => withSecondFactor('DELETE Auth/second-factor', token),
  'PATCH Team/[key]': async () => ({ ...(await colleague()), json: { role: 'workshop' } }),
  'POST Team/[key]/password-link': colleague,
  'DELETE Team/invitations/[key]': async (token) => {
    const call = { json: { email: `${newId()}@ornek.example`, role: 'workshop' } }
    const response = await calling('POST Team/invitations', token, call)
    return { params: { key: ((await response.json()) as { invitation: { id: string } }).invitation.id } }
  },
}

/** Returns a call that puts the two rows of a list in another order. */
async function reordered(name: string, token: string): Promise<Call> {
  const list = name.slice('PUT '.length, -'/order'.length)
  await calling(`POST ${list}`, token, await CALLS[`POST ${list}`]!())
  const rows = (await (await calling(`GET ${list}`, token, {})).json()) as { id: string }[]
  return { json: { ids: rows.map(({ id }) => id).toReversed() } }
}

const prepare = async (name: string, token: string): Promise<Call> => {
  if (name.endsWith('/order')) return reordered(name, token)
  return PREPARED[name]?.(token) ?? CALLS[name]!()
}

const writes = Object.keys(CALLS).filter((name) => !name.startsWith('GET'))

async function entriesAfter(id: bigint): Promise<Prisma.AuditEntryGetPayload<object>[]> {
  return db().auditEntry.findMany({ where: { id: { gt: id } }, orderBy: { id: 'asc' } })
}

const lastId = async () => (await db().auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0n

test.each(writes.filter((name) => !(name in SILENT) && !ELSEWHERE.includes(name)))(
  '%s leaves an entry of its caller',
  async (name) => {
    const { administrator, token } = await addGuardedRows()
    const call = await prepare(name, token)
    const before = await lastId()
    const response = await calling(name, token, call)
    expect(response.status).toBeLessThan(300)
    const actors = (await entriesAfter(before)).map(({ actorId }) => actorId)
    expect(actors).not.toEqual([])
    expect(new Set(actors)).toEqual(new Set([administrator.id]))
  },
)

test.each([
  ['ContactMessages', 'Mesajları indirdi'],
  ['WorkOrders', 'İş emirlerini indirdi'],
  ['Faults', 'Arıza kodlarını indirdi'],
  ['Redirects', 'Yönlendirmeleri indirdi'],
])('the file of GET %s leaves an entry with the number of its lines, the list leaves none', async (path, deed) => {
  const { administrator, token } = await addGuardedRows()
  const before = await lastId()
  await calling(`GET ${path}`, token, {})
  const answer = await calling(`GET ${path}`, token, { headers: { accept: 'text/csv' } })
  const lines = (await answer.text()).trim().split('\r\n').length - 1
  const entries = (await entriesAfter(before)).map(serializeAudit)
  expect(entries).toMatchObject([{ actorId: administrator.id, deed, item: `CSV, ${lines} satır`, changes: [] }])
})

test.each(Object.keys(SILENT))('%s leaves none', async (name) => {
  const { token } = await addGuardedRows()
  const call = await CALLS[name]!()
  const before = await lastId()
  expect((await calling(name, token, call)).status).toBeLessThan(300)
  expect(await entriesAfter(before)).toEqual([])
})

test('no entry contains a password, a token, a key or what a customer wrote', async () => {
  const { token } = await addGuardedRows()
  const { passwordHash } = await db().administrator.findFirstOrThrow({ select: { passwordHash: true } })
  const { token: orderToken } = await db().workOrder.findFirstOrThrow({ select: { token: true } })
  const hashes = await db().invitation.findMany({ select: { tokenHash: true } })
  const entries = await db().$queryRaw<{ text: string }[]>`SELECT row_to_json(e)::text AS "text" FROM "audit_entries" e`
  const trail = entries.map(({ text }) => text).join('\n')
  expect(trail).toContain('password_hash')
  const secrets = [
    passwordHash,
    orderToken,
    token,
    'Deneme-Şifre-1',
    'Yeni-Şifre-2',
    ...hashes.map((row) => row.tokenHash),
  ]
  const personal = ['Veli', 'veli@ornek.example']
  for (const text of [...secrets, ...personal]) expect(trail).not.toContain(text)
})
