import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { fieldName } from '@/lib/audit/fields'
import { missingItem, rowsOf } from '@/lib/content/data'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { readSection } from '@/lib/settings/data'
import { originalTexts, type TextSection } from '@/lib/settings/page-texts'
import type { PublishedKind } from '@/lib/site/kinds'

/** Texts by their names in the API. */
type Texts = Record<string, string | string[]>

const select = { id: true, createdAt: true, replacedBy: true, texts: true } satisfies Prisma.TextVersionSelect

type Stored = Prisma.TextVersionGetPayload<{ select: typeof select }>

/** Texts of an item until a time, and those that came after them. */
type VersionRow = Omit<Stored, 'texts'> & { kind: PublishedKind | 'setting'; texts: Texts; next: Texts }

const readTexts = ({ texts }: Stored): Texts =>
  Object.fromEntries(Object.entries(texts as Texts).map(([name, text]) => [fieldName(name), text]))

/** Returns the versions of an item, the newest first. `now` are the texts of today, `least` those that a version may lack. */
async function versionsOf(
  item: { kind: VersionRow['kind']; itemId: string },
  now: Texts,
  range?: Range,
  least: Texts = {},
): Promise<Paginated<VersionRow>> {
  // One more in front, because it has what came after the first one.
  const before = range?.skip ? 1 : 0
  const window = range && { skip: range.skip - before, take: range.take + before }
  const read = async () => {
    const rows = await db().textVersion.findMany({ where: item, select, orderBy: { id: 'desc' }, ...window })
    const texts = rows.map((row) => ({ ...least, ...readTexts(row) }))
    const versions = rows.map((row, index): VersionRow => {
      return { ...row, kind: item.kind, texts: texts[index]!, next: texts[index - 1] ?? now }
    })
    return versions.slice(before)
  }
  return paginated(range, read(), () => db().textVersion.count({ where: item }))
}

/** Returns the earlier texts of an item. @throws {AppError} not-found */
export async function listVersions(_admin: AdminSession, kind: PublishedKind, id: string, range?: Range) {
  const item = (await rowsOf(kind).findFirst({ where: { id } })) as Texts | null
  if (!item) throw missingItem(kind)
  return versionsOf({ kind, itemId: id.toLowerCase() }, item, range)
}

/** Returns the earlier texts of a section of page texts. */
export async function listSectionVersions(admin: AdminSession, section: TextSection, range?: Range) {
  const { value } = await readSection(admin, section)
  // Before its first change a section had its original words.
  return versionsOf({ kind: 'setting', itemId: section }, value as Texts, range, originalTexts(section))
}
