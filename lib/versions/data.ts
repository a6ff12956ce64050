import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { fieldName } from '@/lib/audit/kinds'
import { missingItem, delegateOf } from '@/lib/content/data'
import { Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { readSection } from '@/lib/settings/data'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import type { Settings, VersionedSection } from '@/lib/settings/schema'
import { KINDS, type PublishableKind } from '@/lib/site/kinds'
import type { TextsByField, VersionRow, VersionTexts } from '@/lib/versions/output'

/** The versions of an item: the query of their rows, and the item's current texts as a JSON object. */
type Source = { kind: VersionRow['kind']; rows: Prisma.Sql; currentTexts: Prisma.Sql }

const COLUMNS = Prisma.sql`"id", "created_at" AS "createdAt", "replaced_by" AS "replacedBy", "since"`

/** Adds to each version the texts that replaced its texts. */
const withNextTexts = ({ rows, currentTexts }: Source, filter: Prisma.Sql) => Prisma.sql`
  WITH "versions" AS NOT MATERIALIZED (${rows})
  SELECT "row".*, coalesce((
    SELECT "later"."texts" FROM "versions" AS "later" WHERE "later"."id" > "row"."id" ORDER BY "later"."id" LIMIT 1
  ), ${currentTexts}) AS "nextTexts"
  FROM (SELECT * FROM "versions" ${filter}) AS "row"`

async function listFrom(source: Source, range: Range): Promise<Paginated<VersionRow>> {
  const { kind, rows } = source
  const filter = Prisma.sql`ORDER BY "id" DESC OFFSET ${range.skip} LIMIT ${range.take}`
  const read = async () => {
    const versions = await db().$queryRaw<Omit<VersionRow, 'kind'>[]>`
      SELECT ${COLUMNS}, ARRAY(
        SELECT "key" FROM jsonb_each("texts") WHERE "value" IS DISTINCT FROM "nextTexts" -> "key") AS "changed"
      FROM (${withNextTexts(source, filter)}) AS "compared" ORDER BY "id" DESC`
    return versions.map((row) => ({ ...row, kind, changed: row.changed.map(fieldName) }))
  }
  return paginated(range, read(), async () => {
    const [row] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS "count" FROM (${rows}) AS "rows"`
    return row!.count
  })
}

const byFieldName = (texts: TextsByField): TextsByField =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [fieldName(name), text]))

/** Returns a version with its texts. @throws {AppError} not-found */
async function readFrom(source: Source, id: bigint): Promise<VersionTexts> {
  const filter = Prisma.sql`WHERE "id" = ${id}`
  const [row] = await db().$queryRaw<VersionTexts[]>`
    SELECT ${COLUMNS}, "texts", "nextTexts" FROM (${withNextTexts(source, filter)}) AS "compared"`
  if (!row) throw new AppError('not-found', { message: 'Bu önceki hâl artık yok.' })
  return { ...row, kind: source.kind, texts: byFieldName(row.texts), nextTexts: byFieldName(row.nextTexts) }
}

const versionRows = (kind: Source['kind'], itemId: string, defaults: object = {}) => Prisma.sql`
  SELECT "id", "created_at", "replaced_by", NULL AS "since", ${JSON.stringify(defaults)}::jsonb || "texts" AS "texts"
  FROM "text_versions" WHERE "kind" = ${kind} AND "item_id" = ${itemId}`

/** @throws {AppError} not-found */
async function itemSource(kind: PublishableKind, id: string): Promise<Source> {
  if ((await delegateOf(kind).count({ where: { id } })) === 0) throw missingItem(kind)
  const table = Prisma.raw(`"${KINDS[kind].table}"`)
  const currentTexts = Prisma.sql`(SELECT to_jsonb("item") FROM ${table} AS "item" WHERE "id" = ${id}::uuid)`
  return { kind, rows: versionRows(kind, id.toLowerCase()), currentTexts }
}

/** The versions of the privacy notice are kept forever, because messages refer to them. */
const noticeRows = ({ version }: Settings['notice']) => Prisma.sql`
  SELECT "version"::bigint AS "id", "end"::timestamp AT TIME ZONE 'Europe/Istanbul' AS "created_at",
    '' AS "replaced_by", "since"::text, jsonb_build_object('text', "text") AS "texts"
  FROM (SELECT *, lead("since") OVER (ORDER BY "version") AS "end" FROM "privacy_notices") AS "notices"
  WHERE "version" < ${version}`

async function sectionSource(admin: AdminSession, section: VersionedSection): Promise<Source> {
  const { value } = await readSection(admin, section)
  // Before its first change a section had its defaults.
  const rows =
    section === 'notice'
      ? noticeRows(value as Settings['notice'])
      : versionRows('setting', section, DEFAULT_SETTINGS[section])
  return { kind: 'setting', rows, currentTexts: Prisma.sql`${JSON.stringify(value)}::jsonb` }
}

/** Returns the earlier versions of an item, newest first. @throws {AppError} not-found */
export const listVersions = async (_admin: AdminSession, kind: PublishableKind, id: string, range: Range) =>
  listFrom(await itemSource(kind, id), range)

/** Returns a version of an item with its texts. @throws {AppError} not-found */
export const readVersion = async (_admin: AdminSession, kind: PublishableKind, id: string, version: bigint) =>
  readFrom(await itemSource(kind, id), version)

/** Returns the earlier versions of a section, newest first. */
export const listSectionVersions = async (admin: AdminSession, section: VersionedSection, range: Range) =>
  listFrom(await sectionSource(admin, section), range)

/** Returns a version of a section with its texts. @throws {AppError} not-found */
export const readSectionVersion = async (admin: AdminSession, section: VersionedSection, version: bigint) =>
  readFrom(await sectionSource(admin, section), version)
