import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { recordEvent } from '@/lib/access/audit-record'
import { findBinItems, kindsFor } from '@/lib/bin/data'
import type { BinBulkJson } from '@/lib/bin/output'
import { BIN_MS } from '@/lib/bin/period'
import type { BinBulkInput } from '@/lib/bin/schema'
import { type Publication, stateOf } from '@/lib/content/publication'
import { updateFormerSlugs } from '@/lib/content/slugs'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { discardPictures, type PictureFiles } from '@/lib/platform/media/store-pictures'
import { copyPictures, uploads } from '@/lib/platform/media/storage'
import { refuseInvalidRedirect } from '@/lib/redirects/mutations'
import { type Kind, type KindEntry, KINDS, KIND_ENTRIES, type KindWithFormerSlugs } from '@/lib/site/kinds'

type Row = Record<string, unknown> & { id: string }

/** An item from the bin. */
type BinContent = { kind: Kind; label: string; row: Row; pictures: PictureFiles[]; former: string[]; links: string[] }

/**
 * Takes an item out of the bin. A second call does not find it.
 * @throws {AppError} not-found, including for a kind that the account may not change
 */
async function takeFromBin(tx: Prisma.TransactionClient, session: AdminSession, id: string): Promise<BinContent> {
  const [item] = await tx.$queryRaw<BinContent[]>`
    DELETE FROM "bin_items" WHERE "id" = ${id}::uuid AND "kind" = ANY(${kindsFor(session)})
    RETURNING "kind", "label", "row", "pictures", "former", "links"`
  if (!item) throw new AppError('not-found', { message: 'Bu kayıt Silinenler’de yok.' })
  return item
}

/**
 * Inserts the rows of a deleted item, without columns that the table no longer has and with the defaults of newer columns.
 * Returns how many rows did not conflict with existing ones.
 */
async function insertRows(tx: Prisma.TransactionClient, table: string, rows: Row[]): Promise<number> {
  if (rows.length === 0) return 0
  const columns = await tx.$queryRaw<{ name: string }[]>`
    SELECT "attname"::text AS "name" FROM "pg_attribute"
    WHERE "attrelid" = ${`"${table}"`}::regclass AND "attnum" > 0 AND NOT "attisdropped" AND "attgenerated" = ''`
  const names = columns.filter(({ name }) => name in rows[0]!).map(({ name }) => `"${name}"`)
  // Safe: `table` comes from KINDS or is 'images', its columns come from the database, and the rows are a parameter.
  return tx.$executeRawUnsafe(
    `INSERT INTO "${table}" (${names.join(', ')})
     SELECT ${names.join(', ')} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb) ON CONFLICT DO NOTHING`,
    JSON.stringify(rows),
  )
}

/** Returns a copy of the row without links to items that no longer exist. */
async function withoutLostLinks(tx: Prisma.TransactionClient, table: string, row: Row): Promise<Row> {
  const result = { ...row }
  for (const [, entry] of KIND_ENTRIES) {
    const { linkedFrom, table: target }: KindEntry = entry
    const [linkingTable, column] = linkedFrom ?? []
    if (linkingTable !== table || !column || !row[column]) continue
    // Safe: the name comes from KINDS, and the id is a parameter.
    const rows = await tx.$queryRawUnsafe<unknown[]>(
      `SELECT FROM "${target}" WHERE "id" = $1::uuid FOR KEY SHARE`,
      row[column],
    )
    if (rows.length === 0) result[column] = null
  }
  return result
}

const ADDRESS_TAKEN = 'Adresini ya da adını artık başka bir kayıt taşıyor. Önce onu değiştirin ya da silin.'

/**
 * Restores an item with its address, pictures and former addresses. Items that linked to it link to it again, unless they
 * link to another item now. Returns whether the item has a page that visitors see.
 * @throws {AppError} not-found; conflict if another item has its address, or its redirect is no longer valid
 */
export async function restoreItem(session: AdminSession, id: string): Promise<{ isPublic: boolean }> {
  const { pictures: binPictures, isPublic } = await db().$transaction(async (tx) => {
    const { kind, label, row, pictures, former, links } = await takeFromBin(tx, session, id)
    const { table, page, linkedFrom, lock, hasPublication }: KindEntry = KINDS[kind]
    const publication: Publication = { isDraft: row.is_draft === true, publishedAt: new Date(String(row.published_at)) }
    if (lock) await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock}::bigint)`
    if (kind === 'redirect') await refuseInvalidRedirect(tx, { from: String(row.from), to: String(row.to) })
    // The audit trail merges the entries of the inserted rows into this one.
    await recordEvent(tx, { kind, action: 'restored', itemId: id, label })
    const restoredRow = { ...row, version: Number(row.version) + 1, updated_at: new Date() }
    const count = await insertRows(tx, table, [await withoutLostLinks(tx, table, restoredRow)])
    if (count === 0) throw new AppError('conflict', { message: ADDRESS_TAKEN })
    await insertRows(tx, 'images', (await copyPictures(pictures, uploads)) as unknown as Row[])
    // Safe: the names come from KINDS, and the values are parameters.
    if (page?.formerSlugs) {
      const [slugTable, ownerColumn] = page.formerSlugs
      await tx.$executeRawUnsafe(
        `INSERT INTO "${slugTable}" ("slug", "${ownerColumn}") SELECT "old", $2::uuid FROM unnest($1::text[]) AS "old"
         WHERE NOT EXISTS (SELECT FROM "${table}" WHERE "slug" = "old") ON CONFLICT DO NOTHING`,
        former,
        id,
      )
      await updateFormerSlugs(tx, kind as KindWithFormerSlugs, { id, slug: String(row.slug), ...publication })
    }
    if (linkedFrom) {
      const [linkingTable, column] = linkedFrom
      await tx.$executeRawUnsafe(
        `UPDATE "${linkingTable}" SET "${column}" = $1::uuid WHERE "id" = ANY($2::uuid[]) AND "${column}" IS NULL`,
        id,
        links,
      )
    }
    return { pictures, isPublic: hasPublication && stateOf(publication, new Date()) === 'published' }
  })
  await discardPictures(binPictures)
  return { isPublic }
}

/** Deletes an item in the bin permanently, with its pictures and earlier versions. @throws {AppError} not-found */
export async function purgeItem(session: AdminSession, id: string): Promise<void> {
  const pictures = await db().$transaction(async (tx) => {
    const item = await takeFromBin(tx, session, id)
    await tx.textVersion.deleteMany({ where: { kind: item.kind, itemId: id.toLowerCase() } })
    await recordEvent(tx, { kind: item.kind, action: 'purged', itemId: id, label: item.label })
    return item.pictures
  })
  await discardPictures(pictures)
}

/**
 * Restores or purges several items, last deleted first, so that an item is restored before items that linked to it. Each
 * item has its own transaction, and items that cannot be restored are skipped.
 * @throws {AppError} those of findBinItems
 */
export async function changeBinItems(
  session: AdminSession,
  { action, ...selection }: BinBulkInput,
): Promise<BinBulkJson> {
  const items = await findBinItems(session, selection)
  const missing = (selection.ids ?? []).filter((id) => !items.some((item) => item.id === id))
  const result: BinBulkJson = { done: [], missing, refused: [] }
  for (const { id, kind: storedKind, label } of items) {
    const kind = storedKind as Kind
    try {
      const isPublic = action === 'restore' && (await restoreItem(session, id)).isPublic
      if (action === 'purge') await purgeItem(session, id)
      result.done.push({ id, kind, isPublic })
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined
      if (code === 'not-found') result.missing.push(id)
      else if (code === 'conflict') result.refused.push({ id, kind, label, reason: (error as AppError).message })
      else throw error
    }
  }
  return result
}

/** Purges items that have been in the bin for 30 days, and returns how many. */
export async function purgeExpiredItems(): Promise<number> {
  const deletedBefore = new Date(Date.now() - BIN_MS)
  const rows = await db().$queryRaw<{ pictures: PictureFiles[] }[]>`
    WITH "purged" AS (DELETE FROM "bin_items" WHERE "created_at" < ${deletedBefore} RETURNING "kind", "id", "pictures"),
      "texts" AS (DELETE FROM "text_versions" USING "purged"
        WHERE "text_versions"."kind" = "purged"."kind" AND "item_id" = "purged"."id"::text)
    SELECT "pictures" FROM "purged"`
  await discardPictures(rows.flatMap(({ pictures }) => pictures))
  return rows.length
}
