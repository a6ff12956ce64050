import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { missingItem, delegateOf } from '@/lib/content/data'
import { publicationColumns, stateOf, type StoredPublication } from '@/lib/content/publication'
import { reorder } from '@/lib/content/reorder'
import { MAX_BULK_ITEMS, refuseOtherCount, type BulkAction, type BulkResult } from '@/lib/content/bulk-actions'
import { deleteFormerSlugs, refuseTakenSlug } from '@/lib/content/slugs'
import { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { lockRow, type ItemVersion } from '@/lib/platform/db/versions'
import { discardPictures, type PictureFiles, withStoredPictures } from '@/lib/platform/media/store-pictures'
import type { Upload } from '@/lib/platform/media/schema'
import { attachments, copyPictures, type StoredPicture, uploads } from '@/lib/platform/media/storage'
import { slugOf } from '@/lib/platform/turkish/slug'
import { currentActor } from '@/lib/platform/runtime/actor'
import { type Kind, type KindEntry, KINDS, type PageKind, type PublishableKind } from '@/lib/site/kinds'

/**
 * Locks an item and returns its id, version and `columns`. Other changes to the item or its pictures wait until this transaction
 * ends.
 * @throws {AppError} not-found
 */
export function lockItem<Row extends ItemVersion = ItemVersion>(
  tx: Prisma.TransactionClient,
  kind: Kind,
  id: string,
  columns: readonly Exclude<keyof Row & string, keyof ItemVersion>[] = [],
): Promise<Row> {
  return lockRow<Row>(tx, KINDS[kind].table, id, KINDS[kind].words.missing, columns)
}

/** Refuses a missing item before expensive work. lockItem checks again. @throws {AppError} not-found */
export async function requireItem(kind: Kind, id: string): Promise<void> {
  const count = await delegateOf(kind).count({ where: { id } })
  if (count === 0) throw missingItem(kind)
}

/**
 * Writes an item with new pictures. `write` gets the stored pictures in the order of `uploads`, and returns the pictures whose
 * rows it deleted.
 */
export async function writeWithPictures<Item>(
  uploads: Upload[],
  write: (
    tx: Prisma.TransactionClient,
    stored: StoredPicture[],
  ) => Promise<{ item: Item; removedPictures?: PictureFiles[] }>,
): Promise<Item> {
  const { item, removedPictures = [] } = await withStoredPictures(uploads, (stored) =>
    db().$transaction((tx) => write(tx, stored)),
  )
  await discardPictures(removedPictures)
  return item
}

/**
 * Moves locked items to the bin (lib/bin) with everything that belongs to them. Their pictures in the bin are private. Returns the
 * public files, which the caller removes after the commit.
 */
async function removeItems(tx: Prisma.TransactionClient, kind: Kind, ids: string[]): Promise<PictureFiles[]> {
  const { table, pictures = [], page, linkedFrom }: KindEntry = KINDS[kind]
  const pictureCondition = (item: string) =>
    pictures.map((column) => `"image"."${column}" = ${item}`).join(' OR ') || 'false'
  const privatePath = (column: string) =>
    `'${column}', replace("image"."${column}", '${uploads.prefix}', '${attachments.prefix}')`
  const columnArray = (reference: readonly [table: string, column: string] | undefined, name: string, type: string) =>
    reference
      ? `ARRAY(SELECT "${name}" FROM "${reference[0]}" WHERE "${reference[1]}" = "item"."id")`
      : `ARRAY[]::${type}[]`
  // Safe: the names come from `KINDS`, and the values are parameters.
  const files =
    pictures.length === 0
      ? []
      : await tx.$queryRawUnsafe<PictureFiles[]>(
          `SELECT "path", "widths", "original" FROM "images" AS "image" WHERE ${pictureCondition('ANY($1::uuid[])')}`,
          ids,
        )
  await copyPictures(files, attachments)
  await tx.$executeRawUnsafe(
    `INSERT INTO "bin_items" ("id", "kind", "label", "row", "pictures", "former", "links", "deleted_by")
     SELECT "id", $1, "audit_label"($1, to_jsonb("item")), to_jsonb("item"), coalesce((
       SELECT jsonb_agg(to_jsonb("image") || jsonb_build_object(${privatePath('path')}, ${privatePath('original')}))
       FROM "images" AS "image" WHERE ${pictureCondition('"item"."id"')}), '[]'),
       ${columnArray(page?.formerSlugs, 'slug', 'text')}, ${columnArray(linkedFrom, 'id', 'uuid')}, $2
     FROM "${table}" AS "item" WHERE "id" = ANY($3::uuid[])`,
    kind,
    currentActor()?.name ?? '',
    ids,
  )
  for (const id of ids) await delegateOf(kind, tx).delete({ where: { id }, select: { id: true } })
  return files
}

/** Deletes an item. @throws {AppError} not-found */
export async function deleteItem(_admin: AdminSession, kind: Kind, id: string): Promise<void> {
  const removedPictures = await db().$transaction(async (tx) => {
    await lockItem(tx, kind, id)
    return removeItems(tx, kind, [id])
  })
  await discardPictures(removedPictures)
}

/** Items with the versions that the caller saw, or the filter of a list with the number of items that the caller saw. */
type SelectedItems = readonly ItemVersion[] | { where: object; count: number }

type LockedItem = ItemVersion & StoredPublication & { slug: string }

/** A thousand items take about three seconds on one slow core. */
const BULK_TIMEOUT_MS = 20_000

/** @throws {AppError} invalid-input for too many items; conflict if the filter does not find `count` items */
async function findSelected(
  tx: Prisma.TransactionClient,
  kind: Kind,
  selected: SelectedItems,
): Promise<readonly ItemVersion[]> {
  if (!('where' in selected)) return selected
  const { where, count } = selected
  const query = { where, select: { id: true, version: true }, take: MAX_BULK_ITEMS + 1 }
  const items = (await delegateOf(kind, tx).findMany(query)) as ItemVersion[]
  refuseOtherCount(items.length, count)
  return items
}

/** Locks the items that still exist, in the order of their ids, so that writers cannot deadlock. */
async function lockItems(tx: Prisma.TransactionClient, kind: Kind, ids: string[]): Promise<Map<string, LockedItem>> {
  const { table, hasPublication, lock }: { table: string; hasPublication: boolean; lock?: number } = KINDS[kind]
  if (lock) await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock}::bigint)`
  await tx.$executeRaw`
    SELECT FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  const columns = hasPublication && { slug: true, isDraft: true, publishedAt: true, keepsDay: true }
  const select = { id: true, version: true, ...columns }
  const rows = (await delegateOf(kind, tx).findMany({ where: { id: { in: ids } }, select })) as LockedItem[]
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Publishes, withdraws or deletes several items in one transaction. Items that somebody changed in the meantime are skipped; the caller
 * gets their ids.
 * @throws {AppError} those of findSelected
 */
export async function changeItems(
  _admin: AdminSession,
  kind: Kind,
  action: BulkAction,
  selected: SelectedItems,
): Promise<BulkResult> {
  const change = async (tx: Prisma.TransactionClient) => {
    const versions = new Map(
      (await findSelected(tx, kind, selected)).map(({ id, version }) => [id.toLowerCase(), version]),
    )
    const items = await lockItems(tx, kind, [...versions.keys()])
    const now = new Date()
    const newState = action === 'publish' ? 'published' : 'draft'
    const outcomeOf = (id: string): keyof BulkResult => {
      const item = items.get(id)
      if (!item) return 'missing'
      if (action !== 'delete' && stateOf(item, now) === newState) return 'same'
      return item.version === versions.get(id) ? 'done' : 'changed'
    }
    const result: BulkResult = { done: [], same: [], changed: [], missing: [] }
    for (const id of versions.keys()) result[outcomeOf(id)].push(id)
    if (action === 'delete') {
      return { result, removedPictures: await removeItems(tx, kind, result.done) }
    }
    for (const id of result.done) {
      const data = { ...publicationColumns({ state: newState }, items.get(id)!, now), version: { increment: 1 } }
      await delegateOf(kind, tx).update({ where: { id }, data, select: { id: true } })
    }
    // The schema of other kinds has no 'publish'.
    if (action === 'publish') {
      const slugs = result.done.map((id) => items.get(id)!.slug)
      await deleteFormerSlugs(tx, kind as PublishableKind, slugs)
    }
    return { result, removedPictures: [] }
  }
  const { result, removedPictures } = await db().$transaction(change, { timeout: BULK_TIMEOUT_MS })
  await discardPictures(removedPictures)
  return result
}

/**
 * Puts all items of a kind in a new order.
 * @throws {AppError} invalid-input unless `ids` contains all items
 */
export async function reorderItems(_admin: AdminSession, kind: Kind, ids: string[]): Promise<void> {
  await db().$transaction((tx) => reorder(tx, KINDS[kind].table, ids))
}

/** Returns the slug that an item's title gives it. */
export function slugOfTitle(kind: PageKind, title: string, id: string): string {
  return slugOf(title, { prefix: KINDS[kind].page.slugPrefix, id })
}

/**
 * Sets the slug of a locked item to `chosenSlug`, or if `chosenSlug` is '', to the slug of its title. Without `chosenSlug`, the
 * slug follows a new title, unless staff chose it before. Returns the slug.
 * @throws {AppError} slug-taken
 */
export async function updateSlug(
  tx: Prisma.TransactionClient,
  kind: PageKind,
  current: { id: string; slug: string; title: string },
  title: string,
  chosenSlug?: string,
): Promise<string> {
  const { id, slug: oldSlug } = current
  const isChosen = oldSlug !== slugOfTitle(kind, current.title, id)
  const isKept = chosenSlug === undefined && (title === current.title || isChosen)
  const slug = isKept ? oldSlug : chosenSlug || slugOfTitle(kind, title, id)
  if (slug !== oldSlug)
    await refuseTakenSlug(() => delegateOf(kind, tx).update({ where: { id }, data: { slug } }), chosenSlug)
  return slug
}
