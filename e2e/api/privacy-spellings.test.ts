import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { v7 as newId } from 'uuid'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/db'
import { type ErasedFiles, removeErasedFiles } from '@/lib/jobs/remove-erased-files'
import { BACKUP_LOCK } from '@/lib/locks'
import { attachments } from '@/lib/media/storage'
import { storedNames, useDatabase } from '../support/handlers'
import { bodyOf, openOrders } from '../support/orders'
import { addToMessage, sendMessage } from '../support/photo-calls'
import { dumpOf, linesWith, openPrivacy } from '../support/privacy'

useDatabase()

let privacy: ReturnType<typeof openPrivacy>
let orders: Awaited<ReturnType<typeof openOrders>>

beforeAll(async () => {
  orders = await openOrders()
  privacy = openPrivacy(orders.token)
})

beforeEach(async () => {
  await db().workOrder.deleteMany()
  await db().contactMessage.deleteMany()
  await db().mail.deleteMany()
})

const ALI = { companyName: '', contactPerson: 'Ali Kaya', phone: '0212 444 99 88', email: 'ali@kaya.example' }

/** Adds a note to an order of somebody else. Returns how to read it again. */
async function noteElsewhere(text: string): Promise<() => Promise<string>> {
  const order = await orders.create({ ...ALI, faultDescription: 'x' })
  await bodyOf(orders.note(order.id, text), 201)
  return async () => (await orders.read(order.id)).notes[0]!.text
}

test.each(['0532 555 01 23', '+90 (532) 555-01-23', '00905325550123', '532 5550123'])(
  'who left a telephone alone is found, given everything and erased by %j',
  async (typed) => {
    const person = { ...ALI, contactPerson: 'Nazlı Er', phone: '0532.555.01.23', email: '' }
    const order = await orders.create({ ...person, faultDescription: 'Nazlı Hanım: açılmıyor, 0 532 555 0123' })
    const noteLeft = await noteElsewhere('Nazlı Er, 0532–555–0123, aradı')
    const given = await privacy.export(typed)
    expect(given).toMatchObject({
      person: typed,
      orders: [{ number: order.number, contactPerson: 'Nazlı Er', phone: '0532.555.01.23', email: '' }],
      mentions: ['Nazlı Er, 0532–555–0123, aradı'],
    })
    expect(JSON.stringify(given)).not.toContain(ALI.email)
    await privacy.eraseSeen(typed)
    expect(linesWith(await dumpOf(), { words: ['Nazlı'], digits: ['5325550123'] })).toEqual([])
    expect(await noteLeft()).toBe('Silindi, Silindi, aradı')
  },
)

test('a name in Turkish capitals is found in every other spelling, and in texts of others as a whole', async () => {
  const person = { ...ALI, contactPerson: 'İREM IŞIK', phone: '0532 555 01 23', email: 'IREM@ISIK.example' }
  const order = await orders.create({
    ...person,
    faultDescription: 'İrem Hanım, IŞIK ailesi, Irem ve Isik: ışık yanmıyor',
    responsible: 'irem ışık',
  })
  const noteLeft = await noteElsewhere('Irem Isik, irem ışık, İREM  IŞIK’ın ve İrem Işık (ırem@ısık.example)')
  expect((await privacy.find('irem@ışık.example')).orders).toEqual([])
  expect((await privacy.find('İREM@ISIK.EXAMPLE')).orders).toHaveLength(1)
  await privacy.eraseSeen('irem@isik.example')
  expect(await orders.read(order.id)).toMatchObject({
    faultDescription: 'Silindi Hanım, Silindi ailesi, Silindi ve Silindi: ışık yanmıyor',
    responsible: 'Silindi',
  })
  expect(await noteLeft()).toBe('Silindi, Silindi, Silindi’ın ve Silindi (Silindi)')
  const traces = { words: ['irem ışık', 'irem@isik'], digits: ['5325550123'] }
  expect(linesWith(await dumpOf(), traces)).toEqual([])
})

test('an address with a plus is a person of its own', async () => {
  const person = { ...ALI, contactPerson: 'Can Su', phone: '0532 555 01 23', email: 'Can+servis_1@Su.example' }
  await sendMessage({ ...person, problemDescription: 'x' })
  await orders.create({ ...person, faultDescription: 'can+servis_1@su.example adresine yazın' })
  const others = ['can@su.example', 'servis_1@su.example', 'can+servisx1@su.example', 'xcan+servis_1@su.example']
  const noteLeft = await noteElsewhere(`CAN+SERVIS_1@SU.EXAMPLE; ${others.join(' ')}`)
  for (const email of others) await sendMessage({ ...ALI, email, problemDescription: 'y' })
  expect(await privacy.find('can+servis_1@su.example')).toMatchObject({ messages: [{}], orders: [{}] })
  const given = await privacy.export('can+servis_1@su.example')
  expect([...given.messages, ...given.orders].map(({ email }) => email)).toEqual([person.email, person.email])
  await privacy.eraseSeen('can+servis_1@su.example')
  expect(await noteLeft()).toBe(`Silindi; ${others.join(' ')}`)
  const rest = await db().contactMessage.findMany({ select: { email: true }, orderBy: { receivedAt: 'asc' } })
  expect(rest.map(({ email }) => email)).toEqual(others)
  expect(linesWith(await dumpOf(), { words: ['Can Su'], digits: ['5325550123'] })).toEqual([])
})

test('a name that stands in the audit trail with other spaces is redacted', async () => {
  const email = 'nur@deniz.example'
  await orders.create({ ...ALI, contactPerson: 'Nur Deniz', phone: '0532 555 01 23', email, faultDescription: 'x' })
  const elsewhere = await orders.create({ ...ALI, faultDescription: 'x' })
  await bodyOf(orders.put(elsewhere.id, { ...ALI, faultDescription: 'x', responsible: 'NUR   DENİZ ilgilensin' }))
  await privacy.eraseSeen(email)
  const changes = JSON.stringify(await db().auditEntry.findMany({ select: { changes: true } }))
  expect(changes).toContain('Silindi ilgilensin')
})

const erasedFiles = async () =>
  db().$queryRaw<{ payload: ErasedFiles }[]>`
    SELECT "payload" FROM "graphile_worker"."_private_jobs" WHERE "payload" ->> 'mailIds' IS NOT NULL ORDER BY "id" DESC`

test('photos that a running backup keeps are removed by another job after it', async () => {
  const { id, uploadToken } = await sendMessage({ ...ALI, problemDescription: 'x' })
  await addToMessage(id, { uploadToken })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const backup = db().$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${BACKUP_LOCK}::bigint)`
      await released
    },
    { timeout: 30_000 },
  )
  await vi.waitFor(
    async () => {
      const [row] = await db().$queryRaw<
        { free: boolean }[]
      >`SELECT pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}::bigint) AS "free"`
      expect(row!.free).toBe(false)
    },
    { timeout: 10_000 },
  )
  await privacy.eraseSeen(ALI.email)
  const [first, ...before] = await erasedFiles()
  await removeErasedFiles(first!.payload)
  expect(storedNames(attachments)).not.toEqual([])
  release()
  await backup
  const [second, ...older] = await erasedFiles()
  expect(older).toEqual([first, ...before])
  await removeErasedFiles(second!.payload)
  expect(storedNames(attachments)).toEqual([])
})

test('a photo that cannot be removed makes the job fail, so that the queue tries again', async () => {
  const name = `${newId().replaceAll('-', '')}.png`
  // A name below a file cannot be looked up, as root may remove everything else.
  const file = path.join(attachments.folder(), name)
  writeFileSync(file, 'x')
  vi.stubEnv('ATTACHMENTS_DIR', file)
  try {
    await expect(
      removeErasedFiles({ mailIds: [], photos: [{ path: `/attachments/${name}`, widths: [] }] }),
    ).rejects.toThrow('ENOTDIR')
  } finally {
    vi.stubEnv('ATTACHMENTS_DIR', undefined)
  }
})
