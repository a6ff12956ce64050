import { type Publication, stateOf } from '@/lib/content/publication'
import type { Prisma } from '@/lib/generated/prisma/client'
import { KINDS, type KindWithFormerSlugs } from '@/lib/site/kinds'
import { AppError } from '@/lib/platform/app-error'

type ItemWithSlug = Publication & { slug: string }

/**
 * Updates the former slugs after an item was added, or changed from `previous`: its old address then redirects. If two items have
 * had the same slug, the public item gets it, so that a draft never takes an address from a public item.
 */
export async function updateFormerSlugs(
  tx: Prisma.TransactionClient,
  kind: KindWithFormerSlugs,
  { id, ...item }: ItemWithSlug & { id: string },
  previous?: ItemWithSlug,
): Promise<void> {
  const now = new Date()
  const isPublic = (publication: Publication) => stateOf(publication, now) === 'published'
  const [table, column] = KINDS[kind].page.formerSlugs
  // Safe: the names come from `KINDS`, and the values are parameters.
  await tx.$executeRawUnsafe(
    `DELETE FROM "${table}" WHERE "slug" = $1 AND ($2 OR "${column}" = $3::uuid)`,
    item.slug,
    isPublic(item),
    id,
  )
  if (!previous || previous.slug === item.slug) return
  const onConflict = isPublic(previous)
    ? `("slug") DO UPDATE SET "${column}" = EXCLUDED."${column}", "updated_at" = now()`
    : 'DO NOTHING'
  await tx.$executeRawUnsafe(
    `INSERT INTO "${table}" ("slug", "${column}") VALUES ($1, $2::uuid) ON CONFLICT ${onConflict}`,
    previous.slug,
    id,
  )
}

/** Deletes the redirects from slugs of items that became public, because a current slug takes precedence. */
export async function deleteFormerSlugs(
  tx: Prisma.TransactionClient,
  kind: KindWithFormerSlugs,
  slugs: string[],
): Promise<void> {
  await tx.$executeRawUnsafe(`DELETE FROM "${KINDS[kind].page.formerSlugs[0]}" WHERE "slug" = ANY($1)`, slugs)
}

const SLUG_TAKEN = 'Bu adres başka bir sayfada kullanılıyor.'

/** Runs a write. `chosenSlug` is the slug that staff chose, or ''. @throws {AppError} slug-taken if the slug already exists */
export async function refuseTakenSlug<T>(write: () => Promise<T>, chosenSlug = ''): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isTaken = error instanceof Error && (error as { code?: string }).code === 'P2002'
    const details = chosenSlug === '' ? {} : { message: SLUG_TAKEN, fields: { slug: [SLUG_TAKEN] } }
    throw isTaken ? new AppError('slug-taken', { cause: error, ...details }) : error
  }
}
