import 'server-only'
import path from 'node:path'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed } from '@/lib/access/roles'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { uploads } from '@/lib/platform/media/storage'
import { storedSize } from '@/lib/platform/media/encode'
import { type Kind, KIND_ENTRIES } from '@/lib/site/kinds'

/** The columns of a picture that name its item, with the item's kind. */
const OWNERS = KIND_ENTRIES.flatMap(([kind, { pictures = [] }]) =>
  pictures.map((column) => ({ kind, field: column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) })),
)

const columns = {
  id: true,
  path: true,
  widths: true,
  original: true,
  turn: true,
  cut: true,
  focus: true,
  section: true,
} satisfies Prisma.ImageSelect

const select = { ...columns, ...Object.fromEntries(OWNERS.map(({ field }) => [field, true])) } as typeof columns

export type EditablePicture = Prisma.ImageGetPayload<{ select: typeof columns }>

/** Returns the item that a picture belongs to, or null for a slide. */
export function ownerOf(picture: EditablePicture): { kind: Kind; id: string } | null {
  const ids = picture as unknown as Record<string, string | null>
  const owner = OWNERS.find(({ field }) => ids[field])
  return owner ? { kind: owner.kind, id: ids[owner.field]! } : null
}

/** The error for a missing picture or an edit of an outdated one: each edit changes the path. */
export function missingPicture(): AppError {
  return new AppError('not-found', {
    message: 'Bu resim artık yok: bu sırada değiştirildi ya da kaldırıldı. Sayfayı yenileyin.',
  })
}

/**
 * Returns the picture of a service, a post, a reference or a slide. Other pictures cannot be edited.
 * @throws {AppError} not-found; forbidden for slides without the permission `settings`
 */
export async function findEditable(session: AdminSession, imageUrl: string): Promise<EditablePicture> {
  const where = { path: imageUrl, textPostId: null, OR: [{ section: null }, { section: 'slides' }] }
  const picture = await db().image.findFirst({ where, select })
  if (!picture) throw missingPicture()
  if (picture.section && !isAllowed(session, 'settings')) throw new AppError('forbidden')
  return picture
}

/** Returns the stored original of a picture. @throws {AppError} not-found if its file is missing */
export async function readOriginal({ original, path: edited }: EditablePicture): Promise<Buffer> {
  const bytes = await uploads.storage().read(path.basename(original ?? edited))
  if (!bytes) throw new AppError('not-found', { message: 'Resmin dosyası bulunamadı. Resmi yeniden yükleyin.' })
  return bytes
}

/** Returns a picture's edit, and the path and size of its original. @throws {AppError} those of findEditable and readOriginal */
export async function getPicture(session: AdminSession, imageUrl: string) {
  const picture = await findEditable(session, imageUrl)
  return { ...picture, original: picture.original ?? picture.path, ...(await storedSize(await readOriginal(picture))) }
}
