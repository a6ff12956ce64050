import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/app-error'
import type { AdminSession } from '@/lib/auth/sessions'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow } from '@/lib/media/image-row'
import { discardPictures, withStoredPictures } from '@/lib/media/pictures'
import type { StoredPicture } from '@/lib/media/storage'
import { refuseOtherIds } from '@/lib/content/reorder'
import { readReference, type Reference } from '@/lib/domains/references/data'
import type { NewReference, ReferenceChange, ReferenceInput } from '@/lib/domains/references/schema'
import { type IsKnown, refuseStale, type State } from '@/lib/content/versions'

/** Adds a reference at the end of the list and returns its id. */
export async function insertReference(
  tx: Prisma.TransactionClient,
  input: ReferenceInput,
  logo: StoredPicture,
): Promise<{ id: string }> {
  const id = newId()
  await tx.reference.create({ data: { ...input, id, logo: { create: imageRow(logo) } } })
  return { id }
}

/** The reference's row, locked until the transaction ends. */
async function lockReference(tx: Prisma.TransactionClient, id: string): Promise<State> {
  const [row] = await tx.$queryRaw<State[]>`
    SELECT "id", "version" FROM "references" WHERE "id" = ${id}::uuid FOR UPDATE`
  if (!row) throw new AppError('not-found', { message: 'Referans bulunamadı.' })
  return row
}

const logosOf = (tx: Prisma.TransactionClient, referenceId: string) =>
  tx.image.findMany({ where: { referenceId }, select: { path: true, widths: true } })

/**
 * Adds a reference at the end of the list.
 * @throws {AppError} what storePicture throws
 */
export async function createReference(_admin: AdminSession, { logoFile, ...input }: NewReference): Promise<Reference> {
  return withStoredPictures([logoFile], ([logo]) =>
    db().$transaction(async (tx) => {
      const { id } = await insertReference(tx, input, logo!)
      return readReference(tx, id)
    }),
  )
}

/**
 * Changes a reference; without a new logo the old one stays.
 * @throws {AppError} not-found, stale, and what storePicture throws
 */
export async function updateReference(
  _admin: AdminSession,
  id: string,
  { logoFile, ...input }: ReferenceChange,
  isKnown: IsKnown,
): Promise<Reference> {
  const { reference, gone } = await withStoredPictures(logoFile ? [logoFile] : [], ([logo]) =>
    db().$transaction(async (tx) => {
      refuseStale(await lockReference(tx, id), isKnown)
      const gone = logo ? await logosOf(tx, id) : []
      if (logo) {
        await tx.image.deleteMany({ where: { referenceId: id } })
        await tx.image.create({ data: { ...imageRow(logo), referenceId: id } })
      }
      await tx.reference.update({ where: { id }, data: { ...input, version: { increment: 1 } } })
      return { reference: await readReference(tx, id), gone }
    }),
  )
  await discardPictures(gone)
  return reference
}

/**
 * Deletes a reference and its logo.
 * @throws {AppError} not-found
 */
export async function deleteReference(_admin: AdminSession, id: string): Promise<void> {
  const gone = await db().$transaction(async (tx) => {
    await lockReference(tx, id)
    const logos = await logosOf(tx, id)
    await tx.reference.delete({ where: { id } })
    return logos
  })
  await discardPictures(gone)
}

/**
 * Puts all references in a new order.
 * @throws {AppError} invalid-input, when `ids` are not those of all references
 */
export async function orderReferences(_admin: AdminSession, ids: string[]): Promise<void> {
  await db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`SELECT "id" FROM "references" ORDER BY "id" FOR UPDATE`
    refuseOtherIds(
      ids,
      rows.map((row) => row.id),
    )
    // From 1 up: new ones continue from the number that each reference once drew, so they stand last.
    await tx.$executeRaw`
      UPDATE "references" SET "position" = "wanted"."place" FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS "wanted" ("id", "place")
      WHERE "references"."id" = "wanted"."id"`
  })
}
