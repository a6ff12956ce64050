import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { missingItem, rowsOf } from '@/lib/content/data'
import { reorder } from '@/lib/content/reorder'
import { refusingTakenSlug } from '@/lib/content/slugs'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { lockRow, type State } from '@/lib/platform/db/versions'
import {
  discardPictures,
  type PictureFiles,
  type PictureOwner,
  picturesOf,
  withStoredPictures,
} from '@/lib/platform/media/store-pictures'
import type { Upload } from '@/lib/platform/media/schema'
import type { StoredPicture } from '@/lib/platform/media/storage'
import { slugOf } from '@/lib/platform/turkish/slug'
import { type Kind, KINDS, type PageKind } from '@/lib/site/kinds'

/**
 * Locks an item and returns its state, with `columns` beside id and version. Other changes to it or its pictures wait
 * until this transaction ends.
 * @throws {AppError} not-found
 */
export function lockItem<Row extends State = State>(
  tx: Prisma.TransactionClient,
  kind: Kind,
  id: string,
  columns: readonly Exclude<keyof Row & string, keyof State>[] = [],
): Promise<Row> {
  return lockRow<Row>(tx, KINDS[kind].table, id, KINDS[kind].words.missing, columns)
}

/** Refuses an item that is not there before something expensive is done for it; its lock checks again. @throws {AppError} not-found */
export async function requireItem(kind: Kind, id: string): Promise<void> {
  const count = await rowsOf(kind).count({ where: { id } })
  if (count === 0) throw missingItem(kind)
}

/** Writes an item whose pictures may be new: `stored` are the uploads in their order. `gone` are pictures without a row now. */
export async function writeWithPictures<Item>(
  uploads: Upload[],
  write: (tx: Prisma.TransactionClient, stored: StoredPicture[]) => Promise<{ item: Item; gone?: PictureFiles[] }>,
): Promise<Item> {
  const { item, gone = [] } = await withStoredPictures(uploads, (stored) =>
    db().$transaction((tx) => write(tx, stored)),
  )
  await discardPictures(gone)
  return item
}

/** Deletes an item with the pictures of its `owners`. @throws {AppError} not-found */
export async function deleteItem(kind: Kind, id: string, owners: readonly PictureOwner[] = []): Promise<void> {
  await writeWithPictures([], async (tx) => {
    await lockItem(tx, kind, id)
    const gone: PictureFiles[] = []
    for (const owner of owners) gone.push(...(await picturesOf(tx, owner)))
    await rowsOf(kind, tx).delete({ where: { id } })
    return { item: undefined, gone }
  })
}

/**
 * Puts all items of a kind in a new order.
 * @throws {AppError} invalid-input if `ids` are not those of all items
 */
export async function reorderItems(_admin: AdminSession, kind: Kind, ids: string[]): Promise<void> {
  await db().$transaction((tx) => reorder(tx, KINDS[kind].table, ids))
}

/** Returns the slug of an item's title. */
export function slugOfTitle(kind: PageKind, title: string, id: string): string {
  return slugOf(title, { prefix: KINDS[kind].page.slugPrefix, id })
}

/**
 * Gives a locked item the slug that is wanted, '' for that of its title. Without one the slug follows a new title, unless it
 * was chosen. Returns the slug.
 * @throws {AppError} slug-taken
 */
export async function moveSlug(
  tx: Prisma.TransactionClient,
  kind: PageKind,
  current: { id: string; slug: string; title: string },
  title: string,
  wanted?: string,
): Promise<string> {
  const { id, slug: old } = current
  const isChosen = old !== slugOfTitle(kind, current.title, id)
  const keeps = wanted === undefined && (title === current.title || isChosen)
  const slug = keeps ? old : wanted || slugOfTitle(kind, title, id)
  if (slug !== old) await refusingTakenSlug(() => rowsOf(kind, tx).update({ where: { id }, data: { slug } }), wanted)
  return slug
}
