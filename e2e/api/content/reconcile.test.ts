import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { BACKUP_LOCK } from '@/lib/platform/db/locks'
import { discardPictures, withStoredPictures, imageRow } from '@/lib/platform/media/store-pictures'
import { reconcile } from '@/lib/platform/media/reconcile'
import { attachments, filesOf, type StoredPicture, uploads } from '@/lib/platform/media/storage'
import { HOUR_MS } from '@/lib/platform/turkish/dates'
import { insertReference } from '@/lib/references/mutations'
import { asOwner, useDatabase } from '../../support/calls/handlers'
import { messageRow, orderRow } from '../../support/calls/rows'

useDatabase()

const fileName = (letter: string, suffix: string) => letter.repeat(32) + suffix

type InsertOwner = (tx: Prisma.TransactionClient, picture: StoredPicture) => Promise<unknown>

const insertAsLogo: InsertOwner = (tx, picture) => insertReference(tx, { name: 'Kestrun' }, picture)

const insertAsPhotos: InsertOwner = async (tx, picture) => {
  const { id: messageId } = await tx.contactMessage.create({ data: messageRow() })
  const { id: workOrderId } = await tx.workOrder.create({ data: orderRow() })
  await tx.photo.createMany({
    data: [
      { ...imageRow(picture), messageId },
      { ...imageRow(picture), workOrderId },
    ],
  })
}

describe.each([
  ['uploads', uploads, insertAsLogo],
  ['attachments', attachments, insertAsPhotos],
] as const)('in the %s folder', (_, store, insertOwner) => {
  let picture: StoredPicture

  async function createAgedFile(file: string, ageMs: number): Promise<void> {
    const fullPath = path.join(store.storage().root, file)
    await writeFile(fullPath, 'x')
    const modifiedAt = new Date(Date.now() - ageMs)
    await utimes(fullPath, modifiedAt, modifiedAt)
  }

  const storedNames = async () => new Set(await readdir(store.storage().root))

  beforeAll(async () => {
    await mkdir(store.storage().root, { recursive: true })
    const bytes = await sharp({ create: { width: 1500, height: 20, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const commit = async ([storedPicture]: StoredPicture[]) => {
      picture = storedPicture!
      await db().$transaction((tx) => insertOwner(tx, storedPicture!))
    }
    await withStoredPictures([{ name: 'a.png', bytes }], commit, store)
  })

  test('the reconciler deletes only old files without a row', async () => {
    const oldFiles = [fileName('b', '.png'), fileName('b', '-320.webp'), fileName('c', '.jpg.part')]
    const keptFiles = [fileName('d', '.png'), '.gitkeep', 'notes.txt', ...filesOf(picture)]
    for (const file of oldFiles) await createAgedFile(file, 2 * HOUR_MS)
    await createAgedFile(fileName('d', '.png'), HOUR_MS / 2)
    await createAgedFile('.gitkeep', 9 * HOUR_MS)
    await createAgedFile('notes.txt', 9 * HOUR_MS)
    const { removed, missing, skipped } = await reconcile(store)
    expect(new Set(removed)).toEqual(new Set(oldFiles))
    expect([missing, skipped]).toEqual([[], []])
    expect(await storedNames()).toEqual(new Set(keptFiles))
  })

  test('the reconciler deletes no picture while a backup runs', async () => {
    const orphan = fileName('e', '.png')
    await createAgedFile(orphan, 2 * HOUR_MS)
    const backup = new Client({ connectionString: process.env.DATABASE_DIRECT_URL })
    await backup.connect()
    await backup.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
    const unfinishedFile = fileName('f', '.png.part')
    await createAgedFile(unfinishedFile, 2 * HOUR_MS)
    const skipped = expect.arrayContaining([orphan])
    expect(await reconcile(store)).toEqual({ removed: [unfinishedFile], missing: [], skipped, reason: 'backup' })
    const discardedPicture = { path: `${store.prefix}${orphan}`, widths: [] }
    await discardPictures([discardedPicture])
    expect(await storedNames()).toContain(orphan)
    await backup.end()
    expect((await reconcile(store)).removed).toEqual([orphan])
    await createAgedFile(orphan, 0)
    await discardPictures([discardedPicture])
    expect(await storedNames()).not.toContain(orphan)
  })

  test('the reconciler keeps files that are older than the database', async () => {
    const oldFile = fileName('a', '.gif')
    await createAgedFile(oldFile, 9 * HOUR_MS)
    await asOwner(`UPDATE "_prisma_migrations" SET "started_at" = "started_at" + interval '1 hour'`)
    const skipped = expect.arrayContaining([oldFile])
    expect(await reconcile(store)).toMatchObject({ removed: [], skipped, reason: 'other-database' })
    await asOwner(`UPDATE "_prisma_migrations" SET "started_at" = "started_at" - interval '1 hour'`)
    expect((await reconcile(store)).removed).toEqual([oldFile])
  })

  test('the reconciler deletes only unfinished files if most known files are missing', async () => {
    const orphans = [...['0', '1'].map((digit) => fileName(digit, '.gif')), fileName('d', '.png')]
    const unfinishedFiles = ['2', '3', '4', '5', '6'].map((digit) => fileName(digit, '.gif.part'))
    for (const file of [...orphans, ...unfinishedFiles]) await createAgedFile(file, 9 * HOUR_MS)
    for (const file of filesOf(picture)) await rm(path.join(store.storage().root, file), { force: true })
    const { removed, skipped, reason } = await reconcile(store)
    expect(new Set(removed)).toEqual(new Set(unfinishedFiles))
    expect([new Set(skipped), reason]).toEqual([new Set(orphans), 'other-database'])
    expect(await storedNames()).toEqual(new Set([...orphans, '.gitkeep', 'notes.txt']))
  })
})
