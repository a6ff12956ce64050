import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { nameOf } from '@/lib/accounts/sessions'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type LoadTestRow, loadTestColumns } from '@/lib/orders/order/data'
import type { TestRow } from '@/lib/orders/load-test/results'
import { changeOrder, conflict, invalid, type LockedOrder, lockOrder } from '@/lib/orders/order/mutations'
import { type LoadTestInput, missingInTest } from '@/lib/orders/load-test/schema'
import { storeTestPaper } from '@/lib/orders/paper/papers'
import { LOAD_TEST, stepName } from '@/lib/orders/steps'
import { db } from '@/lib/platform/db/client'
import type { Instrument } from '@/lib/settings/instruments'
import { type VersionCheck, refuseStale, type ItemVersion } from '@/lib/platform/db/versions'

type StoredTest = { test: LoadTestRow; order: ItemVersion }

const newestTestOf = (tx: Prisma.TransactionClient, workOrderId: string) =>
  tx.loadTest.findFirst({ where: { workOrderId }, orderBy: { number: 'desc' }, select: loadTestColumns })

/** @throws {AppError} conflict unless the device is being tested */
function refuseUnlessTesting({ step, state }: LockedOrder): void {
  if (state !== 'open') throw conflict('İş emri kapalı. Tutanak yazmak için önce yeniden açın.')
  if (step !== LOAD_TEST) throw conflict(`Test tutanağı ${stepName(LOAD_TEST)} adımında yazılır.`)
}

/** @throws {AppError} invalid-input for a photo of another order, or one that is listed twice */
async function checkPhotos(tx: Prisma.TransactionClient, workOrderId: string, photoIds: string[]): Promise<void> {
  const ids = [...new Set(photoIds)]
  const belongToOrder = (await tx.photo.count({ where: { workOrderId, id: { in: ids } } })) === ids.length
  if (!belongToOrder || ids.length < photoIds.length)
    throw invalid({ photoIds: ['Bir fotoğraf bu iş emrinde yok; silinmiş olabilir. Fotoğrafları yeniden seçin.'] })
}

const rowKey = ({ what, nominal, measured, unit, passed }: TestRow) => [what, nominal, measured, unit, passed]

/** Returns a record's content as JSON, for comparison. The fields of rows and instruments have a fixed order, because jsonb reorders them. */
function contentKey(test: Pick<LoadTestRow, keyof LoadTestInput> | LoadTestInput): string {
  const { load, durationMin, ambient, instrument, calibratedOn, instruments, rows, note, photoIds } = test
  const day = calibratedOn instanceof Date ? calibratedOn.toISOString().slice(0, 10) : calibratedOn
  const instrumentKeys = (instruments as Instrument[]).map(({ name, serialNumber, calibratedOn }) => [
    name,
    serialNumber,
    calibratedOn,
  ])
  const rowKeys = (rows as TestRow[]).map(rowKey)
  return JSON.stringify([load, durationMin, ambient, instrument, day, instrumentKeys, rowKeys, note, photoIds])
}

/**
 * Saves the draft of a load test's record: overwrites the existing draft, or starts a new record if the last one is signed.
 * Saving the same draft again changes nothing and is never refused as stale.
 * @throws {AppError} not-found, stale, conflict unless the device is being tested, invalid-input for a photo of another order
 */
export async function saveLoadTest(
  admin: AdminSession,
  workOrderId: string,
  input: LoadTestInput,
  matchesVersion: VersionCheck,
): Promise<StoredTest> {
  return db().$transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, workOrderId)
    refuseUnlessTesting(lockedOrder)
    const newestTest = await newestTestOf(tx, workOrderId)
    const draft = newestTest?.signedAt === null ? newestTest : null
    if (draft && contentKey(draft) === contentKey(input)) return { test: draft, order: lockedOrder }
    refuseStale(lockedOrder, matchesVersion)
    await checkPhotos(tx, workOrderId, input.photoIds)
    const calibratedOn = input.calibratedOn && new Date(input.calibratedOn)
    const data = { ...input, calibratedOn, author: admin.email }
    const number = (newestTest?.number ?? 0) + 1
    const test = draft
      ? await tx.loadTest.update({
          where: { id: draft.id },
          data: { ...data, version: { increment: 1 } },
          select: loadTestColumns,
        })
      : await tx.loadTest.create({ data: { ...data, id: newId(), workOrderId, number }, select: loadTestColumns })
    return { test, order: await changeOrder(tx, workOrderId) }
  })
}

/**
 * Signs the draft of the load test's record, which is final from then on. Signing again changes nothing.
 * @throws {AppError} not-found, stale, conflict unless the device is being tested and has a draft, invalid-input for an
 * incomplete draft
 */
export async function signLoadTest(
  admin: AdminSession,
  workOrderId: string,
  matchesVersion: VersionCheck,
): Promise<StoredTest> {
  return db().$transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, workOrderId)
    const newestTest = await newestTestOf(tx, workOrderId)
    if (newestTest && newestTest.signedAt !== null) return { test: newestTest, order: lockedOrder }
    refuseUnlessTesting(lockedOrder)
    if (!newestTest) throw conflict('Kaydedilmiş tutanak yok. Önce taslağı kaydedin.')
    refuseStale(lockedOrder, matchesVersion)
    const missingErrors = missingInTest(newestTest as typeof newestTest & Pick<LoadTestInput, 'instruments' | 'rows'>)
    if (Object.keys(missingErrors).length > 0) throw invalid(missingErrors)
    await checkPhotos(tx, workOrderId, newestTest.photoIds)
    const signature = { signedAt: new Date(), signedBy: nameOf(admin), author: admin.email, version: { increment: 1 } }
    const test = await tx.loadTest.update({ where: { id: newestTest.id }, data: signature, select: loadTestColumns })
    await storeTestPaper(tx, workOrderId, test)
    return { test, order: await changeOrder(tx, workOrderId) }
  })
}
