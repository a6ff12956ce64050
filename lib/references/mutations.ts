import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow, replacePicture } from '@/lib/platform/media/store-pictures'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { lockItem, writeWithPictures } from '@/lib/content/mutations'
import { readReference, type Reference } from '@/lib/references/data'
import type { NewReference, ReferenceChange, ReferenceInput } from '@/lib/references/schema'
import { type VersionCheck, refuseStale } from '@/lib/platform/db/versions'

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

/**
 * Adds a reference at the end of the list. The idempotency key becomes its id; a repeated key returns the existing reference.
 * @throws {AppError} the errors of storePicture
 */
export async function createReference(
  _admin: AdminSession,
  { logoFile, ...input }: NewReference,
  idempotencyKey?: string,
): Promise<Reference> {
  try {
    return await writeWithPictures([logoFile], async (tx, [logo]) => {
      const { id } = await insertReference(tx, input, logo!, idempotencyKey)
      return { item: await readReference(tx, id) }
    })
  } catch (error) {
    if (!idempotencyKey || (error as { code?: string }).code !== 'P2002') throw error
    return readReference(db(), idempotencyKey)
  }
}

/**
 * Changes a reference. Without a new logo, the old one is kept.
 * @throws {AppError} not-found, stale, and the errors of storePicture
 */
export async function updateReference(
  _admin: AdminSession,
  id: string,
  { logoFile, ...input }: ReferenceChange,
  matchesVersion: VersionCheck,
): Promise<Reference> {
  return writeWithPictures(logoFile ? [logoFile] : [], async (tx, [logo]) => {
    refuseStale(await lockItem(tx, 'reference', id), matchesVersion)
    const removedPictures = await replacePicture(tx, { referenceId: id }, logo)
    await tx.reference.update({ where: { id }, data: { ...input, version: { increment: 1 } } })
    return { item: await readReference(tx, id), removedPictures }
  })
}
