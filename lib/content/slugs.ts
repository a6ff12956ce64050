import { type Publication, stateOf } from '@/lib/content/publication'
import type { Prisma } from '@/lib/generated/prisma/client'
import { KINDS, type MovedKind } from '@/lib/site/kinds'
import { AppError } from '@/lib/platform/app-error'

type PublicationSlug = Publication & { slug: string }

/**
 * Keeps the former slugs correct after an item was added, or changed from `before`. Its old address redirects. If two items
 * have had a slug, the public one wins, so that no draft takes an address from it.
 */
export async function keepFormerSlugs(
  tx: Prisma.TransactionClient,
  kind: MovedKind,
  { id, ...item }: PublicationSlug & { id: string },
  before?: PublicationSlug,
): Promise<void> {
  const now = new Date()
  const isPublic = (one: PublicationSlug) => stateOf(one, now) === 'published'
  const [table, column] = KINDS[kind].page.former
  // Not unsafe: the names are those of the declaration, and the values are parameters.
  await tx.$executeRawUnsafe(
    `DELETE FROM "${table}" WHERE "slug" = $1 AND ($2 OR "${column}" = $3::uuid)`,
    item.slug,
    isPublic(item),
    id,
  )
  if (!before || before.slug === item.slug) return
  const taken = isPublic(before)
    ? `("slug") DO UPDATE SET "${column}" = EXCLUDED."${column}", "updated_at" = now()`
    : 'DO NOTHING'
  await tx.$executeRawUnsafe(
    `INSERT INTO "${table}" ("slug", "${column}") VALUES ($1, $2::uuid) ON CONFLICT ${taken}`,
    before.slug,
    id,
  )
}

/** Deletes redirects from the slugs of items that became public: a current item wins. */
export async function endFormerSlugs(tx: Prisma.TransactionClient, kind: MovedKind, slugs: string[]): Promise<void> {
  await tx.$executeRawUnsafe(`DELETE FROM "${KINDS[kind].page.former[0]}" WHERE "slug" = ANY($1)`, slugs)
}

const TAKEN = 'Bu adres başka bir sayfada kullanılıyor.'

/** Runs a write. `chosen` is the slug if staff chose it. @throws {AppError} slug-taken if the slug already exists */
export async function refusingTakenSlug<T>(write: () => Promise<T>, chosen = ''): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isUnique = error instanceof Error && (error as { code?: string }).code === 'P2002'
    const told = chosen === '' ? {} : { message: TAKEN, fields: { slug: [TAKEN] } }
    throw isUnique ? new AppError('slug-taken', { cause: error, ...told }) : error
  }
}
