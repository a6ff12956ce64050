import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { delegateOf } from '@/lib/content/data'
import { lockItem } from '@/lib/content/mutations'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { encodeShape } from '@/lib/platform/media/encode'
import { type StoredPicture, uploads, writePicture } from '@/lib/platform/media/storage'
import { discardPictures, fileColumns, commitOrRemove } from '@/lib/platform/media/store-pictures'
import { formatOf } from '@/lib/platform/media/upload-profile'
import { type EditablePicture, findEditable, missingPicture, ownerOf, readOriginal } from '@/lib/pictures/data'
import type { PictureEdit } from '@/lib/pictures/schema'

/** Increments the version of a picture's item, or writes the new path into its slide. @throws {AppError} not-found */
async function changeOwner(tx: Prisma.TransactionClient, picture: EditablePicture, path: string): Promise<void> {
  const { section } = picture
  const owner = ownerOf(picture)
  if (owner) {
    const { kind, id } = owner
    await lockItem(tx, kind, id)
    await delegateOf(kind, tx).update({ where: { id }, data: { version: { increment: 1 } }, select: { id: true } })
  }
  if (section === null || path === picture.path) return
  await tx.$executeRaw`
    UPDATE "settings" SET "value" = replace("value"::text, ${picture.path}, ${path})::jsonb, "version" = "version" + 1
    WHERE "section" = ${section}`
}

/**
 * Rotates and crops a picture and stores its focus. The result is made from the original and gets a new name, because browsers
 * cache a picture forever. The original gets a new name too, so that its old URL does not show what was cropped.
 * Returns the picture's path.
 * @throws {AppError} not-found, including if somebody has edited or removed it since; those of findEditable
 */
export async function editPicture(session: AdminSession, { imageUrl, ...edit }: PictureEdit): Promise<string> {
  const currentPicture = await findEditable(session, imageUrl)
  const isOriginal = edit.turn === 0 && edit.cut.length === 0
  const isSameShape = edit.turn === currentPicture.turn && String(edit.cut) === String(currentPicture.cut)
  const storedPictures: StoredPicture[] = []
  const path = await commitOrRemove(storedPictures, async () => {
    if (!isSameShape) {
      const bytes = await readOriginal(currentPicture)
      const encoded = await encodeShape(bytes, edit)
      storedPictures.push(await writePicture(encoded, uploads))
      if (!isOriginal)
        storedPictures.push(
          await writePicture({ ...encoded, format: formatOf(bytes)!, full: bytes, variants: [] }, uploads),
        )
    }
    const [picture, original] = storedPictures
    return db().$transaction(async (tx) => {
      const path = picture?.path ?? currentPicture.path
      await changeOwner(tx, currentPicture, path)
      const files = picture && { ...fileColumns(picture), original: original?.path ?? null }
      const where = { id: currentPicture.id, path: currentPicture.path }
      const { count } = await tx.image.updateMany({ where, data: { ...edit, ...files } })
      if (count === 0) throw missingPicture()
      return path
    })
  })
  if (!isSameShape) await discardPictures([currentPicture])
  return path
}
