import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { type SavedText, savedTextColumns } from '@/lib/orders/saved-text/data'
import type { SavedTextInput } from '@/lib/orders/saved-text/schema'
import { conflict } from '@/lib/orders/order/mutations'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { type VersionCheck, lockRow, refuseStale } from '@/lib/platform/db/versions'

/** Maximum number of texts per kind, because it is hard to choose from a longer list. */
const MAX_TEXTS = 300

const SAVED_TEXT_MISSING = 'Hazır metin bulunamadı.'

/** Converts the database's error about a duplicate. @throws {AppError} conflict */
async function refuseDuplicate(error: unknown): Promise<never> {
  if ((error as { code?: string }).code === 'P2002') throw conflict('Bu metin hazır metinlerde var.')
  throw error
}

/** Saves a text for the whole team. @throws {AppError} conflict for a duplicate, or if there are too many */
export async function createSavedText(_admin: AdminSession, input: SavedTextInput): Promise<SavedText> {
  const { kind } = input
  if ((await db().savedText.count({ where: { kind } })) >= MAX_TEXTS)
    throw conflict(`En çok ${MAX_TEXTS} hazır metin saklanır. Kullanılmayanları silin.`)
  return db()
    .savedText.create({ data: { ...input, id: newId() }, select: savedTextColumns })
    .catch(refuseDuplicate)
}

/** Changes a saved text. @throws {AppError} not-found, stale, conflict for a duplicate */
export async function updateSavedText(
  _admin: AdminSession,
  id: string,
  input: SavedTextInput,
  matchesVersion: VersionCheck,
): Promise<SavedText> {
  return db()
    .$transaction(async (tx) => {
      refuseStale(await lockRow(tx, 'saved_texts', id, SAVED_TEXT_MISSING), matchesVersion)
      const data = { ...input, version: { increment: 1 } }
      return tx.savedText.update({ where: { id }, data, select: savedTextColumns })
    })
    .catch(refuseDuplicate)
}

/** Deletes a saved text. @throws {AppError} not-found */
export async function deleteSavedText(_admin: AdminSession, id: string): Promise<void> {
  const { count } = await db().savedText.deleteMany({ where: { id } })
  if (count === 0) throw new AppError('not-found', { message: SAVED_TEXT_MISSING })
}
