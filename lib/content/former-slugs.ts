import { type Publication, stateOf } from '@/lib/content/publication'
import { Prisma } from '@/lib/generated/prisma/client'

/** The tables of former slugs, and their columns of the item. */
const TABLES = {
  service: ['service_slugs', 'service_id'],
  post: ['blog_post_slugs', 'post_id'],
  fault: ['fault_slugs', 'fault_id'],
} as const

type Addressed = Publication & { slug: string }

/**
 * Keeps the former slugs right after an item was added, or changed from `before`. Its old address redirects. Where two
 * items have had a slug, the one that the public sees wins, so that no draft takes an address from it.
 */
export async function keepFormerSlugs(
  tx: Prisma.TransactionClient,
  kind: keyof typeof TABLES,
  { id, ...item }: Addressed & { id: string },
  before?: Addressed,
): Promise<void> {
  const now = new Date()
  const isPublic = (one: Addressed) => stateOf(one, now) === 'published'
  const [table, column] = TABLES[kind].map((name) => Prisma.raw(`"${name}"`))
  await tx.$executeRaw`
    DELETE FROM ${table} WHERE "slug" = ${item.slug} AND (${isPublic(item)} OR ${column} = ${id}::uuid)`
  if (!before || before.slug === item.slug) return
  const taken = isPublic(before)
    ? Prisma.sql`("slug") DO UPDATE SET ${column} = EXCLUDED.${column}, "updated_at" = now()`
    : Prisma.sql`DO NOTHING`
  await tx.$executeRaw`
    INSERT INTO ${table} ("slug", ${column}) VALUES (${before.slug}, ${id}::uuid) ON CONFLICT ${taken}`
}
