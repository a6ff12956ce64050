import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import {
  discardPictures,
  imageRow,
  picturesOf,
  replacePicture,
  withStoredPictures,
} from '@/lib/platform/media/pictures'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { lockRow } from '@/lib/platform/db/lock-row'
import { reorder } from '@/lib/content/reorder'
import { readReference, type Reference } from '@/lib/references/data'
import type { NewReference, ReferenceChange, ReferenceInput } from '@/lib/references/schema'
import { type IsKnown, refuseStale } from '@/lib/platform/db/versions'

/** Adds a reference at the end of the list and returns its id. */
export async function insertReference(
  tx: Prisma.TransactionClient,
  input: ReferenceInput,
  logo: StoredPicture,
  id = newId(),
): Promise<{ id: string }> {
  await tx.reference.create({ data: { ...input, id, logo: { create: imageRow(logo) } } })
  return { id }
}

const lockReference = (tx: Prisma.TransactionClient, id: string) =>
  lockRow(tx, 'references', id, 'Referans bulunamadı.')

/**
 * Adds a reference at the end of the list. A repeated key, which is the reference's id, returns the first one's reference and
 * stores nothing.
 * @throws {AppError} the errors of storePicture
 */
export async function createReference(
  _admin: AdminSession,
  { logoFile, ...input }: NewReference,
  idempotencyKey?: string,
): Promise<Reference> {
  try {
    return await withStoredPictures([logoFile], ([logo]) =>
      db().$transaction(async (tx) => {
        const { id } = await insertReference(tx, input, logo!, idempotencyKey)
        return readReference(tx, id)
      }),
    )
  } catch (error) {
    if (!idempotencyKey || (error as { code?: string }).code !== 'P2002') throw error
    return readReference(db(), idempotencyKey)
  }
}

/**
 * Changes a reference. Without a new logo the old one stays.
 * @throws {AppError} not-found, stale, and the errors of storePicture
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
      const gone = await replacePicture(tx, { referenceId: id }, logo)
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
    const logos = await picturesOf(tx, { referenceId: id })
    await tx.reference.delete({ where: { id } })
    return logos
  })
  await discardPictures(gone)
}

/**
 * Puts all references in a new order.
 * @throws {AppError} invalid-input if `ids` are not those of all references
 */
export async function orderReferences(_admin: AdminSession, ids: string[]): Promise<void> {
  await db().$transaction((tx) => reorder(tx, 'references', ids))
}
