import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import { inState, type StateFilter } from '@/lib/content/publication'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { currentTime } from '@/lib/platform/runtime/render-context'
import { containingAll } from '@/lib/platform/turkish/search'
import { type Kind, KINDS, type KindWithFormerSlugs, type PageKind, type PublishableKind } from '@/lib/site/kinds'

type Delegate = {
  count: (query: { where: object }) => Promise<number>
  findMany: (query: object) => Promise<unknown[]>
  findFirst: (query: object) => Promise<unknown>
  update: (query: { where: { id: string }; data: object; select?: object }) => Promise<unknown>
  delete: (query: { where: { id: string }; select?: object }) => Promise<unknown>
}

/** Returns the Prisma delegate of a kind's table. Its queries are not typed, because each kind has different columns. */
export function delegateOf(kind: Kind, client: Prisma.TransactionClient = db()): Delegate {
  return (client as unknown as Record<string, Delegate>)[KINDS[kind].model]!
}

/** Returns the error for a missing item of a kind. */
export function missingItem(kind: Kind): AppError {
  return new AppError('not-found', { message: KINDS[kind].words.missing })
}

/** Returns the filter of a list: items that contain all words and are in a state. */
export function listFilter(search: string, state: StateFilter = 'all') {
  return { ...containingAll(search), ...inState(state, currentTime()) }
}

/** Returns the filter for public items: published items, or all items of a kind without publication states. */
const publicFilter = (kind: PageKind, now: Date) => (KINDS[kind].hasPublication ? inState('published', now) : {})

type PublicItem = { slug: string; updatedAt: Date; publishedAt?: Date }

/** Returns the public items of a kind. Their order does not depend on their texts. */
export async function publicItems(kind: PageKind): Promise<PublicItem[]> {
  const select = { slug: true, updatedAt: true, ...(KINDS[kind].hasPublication && { publishedAt: true }) }
  const query = { where: publicFilter(kind, currentTime()), select, orderBy: { id: 'asc' } }
  return (await delegateOf(kind).findMany(query)) as PublicItem[]
}

/** Returns the slugs of the public items of a kind, read in the transaction, with `column` as their title. */
export async function publicSlugs(
  tx: Prisma.TransactionClient,
  kind: PageKind,
  column?: string,
): Promise<{ slug: string; title: string }[]> {
  const select = { slug: true, ...(column && { [column]: true }) }
  const rows = await delegateOf(kind, tx).findMany({ where: publicFilter(kind, new Date()), select })
  return (rows as Record<string, string>[]).map((row) => ({ slug: row.slug!, title: column ? row[column]! : '' }))
}

/** Returns the former slugs of the public items of a kind, with the current slugs. */
export async function formerSlugsOf(
  tx: Prisma.TransactionClient,
  kind: KindWithFormerSlugs,
): Promise<{ slug: string; current: string }[]> {
  const { table, page } = KINDS[kind]
  const [formerTable, column] = page.formerSlugs
  // Safe: the names come from `KINDS`, and the time is a parameter.
  return tx.$queryRawUnsafe(
    `SELECT "former"."slug", "item"."slug" AS "current" FROM "${formerTable}" AS "former"
     JOIN "${table}" AS "item" ON "item"."id" = "former"."${column}"
     WHERE NOT "item"."is_draft" AND "item"."published_at" <= $1`,
    new Date(),
  )
}

/** Returns when the next item of a kind becomes public after a time. */
export async function nextPublication(kind: PublishableKind, since: Date): Promise<Date | null> {
  const where = { isDraft: false, publishedAt: { gt: since } }
  const query = { where, orderBy: { publishedAt: 'asc' }, select: { publishedAt: true } }
  const nextItem = (await delegateOf(kind).findFirst(query)) as { publishedAt: Date } | null
  return nextItem && nextItem.publishedAt
}
