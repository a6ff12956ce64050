import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { serializeAudit } from '@/lib/audit/output'
import type { Prisma } from '@/lib/generated/prisma/client'
import { useDatabase } from '../support/handlers'
import { added, GUARDED, newCaller, sampleOf, send } from '../support/route-access'

useDatabase()

/** Writes that leave no entry, with the reason. */
const SILENT: Record<string, string> = {
  'POST Markdown': 'it only shows how a text will look',
  'POST Customers/[key]/distinct': 'it hides an offer, no more',
  'POST WorkOrders/[key]/seen': 'reading an order is no change of it',
  'POST Auth/second-factor': 'the key counts from its first code on',
  'POST Auth/session': 'it writes the cookie of a session that is there',
}

const writes = GUARDED.map(([name]) => name).filter((name) => !name.startsWith('GET'))

async function entriesAfter(id: bigint): Promise<Prisma.AuditEntryGetPayload<object>[]> {
  return db().auditEntry.findMany({ where: { id: { gt: id } }, orderBy: { id: 'asc' } })
}

const lastId = async () => (await db().auditEntry.aggregate({ _max: { id: true } }))._max.id ?? 0n

test.each(writes.filter((name) => !(name in SILENT)))('%s leaves an entry of its caller', async (name) => {
  const caller = await newCaller()
  const call = await sampleOf(name, caller)
  const before = await lastId()
  const response = await send(name, call, caller)
  expect(response.status).toBeLessThan(300)
  const actors = (await entriesAfter(before)).map(({ actorId }) => actorId)
  expect(actors).not.toEqual([])
  expect(new Set(actors)).toEqual(new Set([caller.id]))
})

test.each([
  ['ContactMessages', 'Mesajları indirdi'],
  ['WorkOrders', 'İş emirlerini indirdi'],
  ['Faults', 'Arıza kodlarını indirdi'],
  ['Redirects', 'Yönlendirmeleri indirdi'],
])('the file of GET %s leaves an entry with the number of its lines, the list leaves none', async (path, deed) => {
  const caller = await newCaller()
  await added(path)
  const before = await lastId()
  await send(`GET ${path}`, {}, caller)
  const answer = await send(`GET ${path}`, { headers: { accept: 'text/csv' } }, caller)
  const lines = (await answer.text()).trim().split('\r\n').length - 1
  const entries = (await entriesAfter(before)).map(serializeAudit)
  expect(entries).toMatchObject([{ actorId: caller.id, deed, item: `CSV, ${lines} satır`, changes: [] }])
})

test.each(Object.keys(SILENT))('%s leaves none', async (name) => {
  const caller = await newCaller()
  const call = await sampleOf(name, caller)
  const before = await lastId()
  expect((await send(name, call, caller)).status).toBeLessThan(300)
  expect(await entriesAfter(before)).toEqual([])
})

test('no entry contains a password, a token, a key or what a customer wrote', async () => {
  const { token } = await newCaller()
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
  const personal = ['Veli', 'veli-']
  for (const text of [...secrets, ...personal]) expect(trail).not.toContain(text)
})
