import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { v7 as newId } from 'uuid'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { type ErasedFiles, removeErasedFiles } from '@/lib/privacy/remove-erased-files'
import { BACKUP_LOCK } from '@/lib/platform/db/locks'
import { attachments } from '@/lib/platform/media/storage'
import { storedNames, useDatabase } from '../support/handlers'
import { EMAIL, openRecords, type Privacy, SEVGI } from '../support/persons'
import { addToMessage, sendMessage } from '../support/photo-calls'

useDatabase()

let privacy: Privacy

beforeAll(async () => {
  ;({ privacy } = await openRecords())
})

const erasedFiles = async () =>
  db().$queryRaw<{ payload: ErasedFiles }[]>`
    SELECT "payload" FROM "graphile_worker"."_private_jobs" WHERE "payload" ->> 'mailIds' IS NOT NULL ORDER BY "id" DESC`

test('photos that a running backup keeps are removed by another job after it', async () => {
  const { id, uploadToken } = await sendMessage(SEVGI)
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
  await privacy.eraseSeen(EMAIL)
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
