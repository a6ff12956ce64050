import 'server-only'
import type { ParsedLine } from '@/lib/faults/import/parse-lines'
import { type KnownFault, postSlugOf, type StoredFaults } from '@/lib/faults/import/rules'
import { FAULT_TEXTS } from '@/lib/faults/texts'
import type { Prisma } from '@/lib/generated/prisma/client'
import { createPause } from '@/lib/platform/runtime/pauses'

/** Rows per query, so that no query blocks the process or the database for long. */
const CHUNK = 50

const select = {
  id: true,
  identity: true,
  ...FAULT_TEXTS,
  serviceId: true,
  relatedPostId: true,
  featured: true,
  isDraft: true,
  publishedAt: true,
  keepsDay: true,
} satisfies Record<keyof KnownFault, true>

/** Calls `read` with the distinct values in chunks, and returns all rows. */
async function inChunks<Row>(values: Iterable<string>, read: (chunk: string[]) => Promise<Row[]>): Promise<Row[]> {
  const distinctValues = [...new Set(values)]
  const rows: Row[] = []
  const pause = createPause()
  for (let start = 0; start < distinctValues.length; start += CHUNK) {
    rows.push(...(await read(distinctValues.slice(start, start + CHUNK))))
    await pause()
  }
  return rows
}

/** Returns the ids of posts by their slugs. A current slug takes precedence over a former one. */
async function postIdsBySlug(client: Prisma.TransactionClient, slugs: string[]): Promise<Map<string, string>> {
  const formerSlugs = await inChunks(slugs, (chunk) => client.blogPostSlug.findMany({ where: { slug: { in: chunk } } }))
  const currentPosts = await inChunks(slugs, (chunk) => {
    return client.blogPost.findMany({ where: { slug: { in: chunk } }, select: { id: true, slug: true } })
  })
  return new Map([
    ...formerSlugs.map(({ slug, postId }) => [slug, postId] as const),
    ...currentPosts.map(({ slug, id }) => [slug, id] as const),
  ])
}

/** Returns the stored data with which the lines of a file are compared. */
export async function readStored(
  client: Prisma.TransactionClient,
  lines: readonly ParsedLine[],
): Promise<StoredFaults> {
  const deviceGroups = await client.service.findMany({
    select: { id: true, slug: true, title: true, deviceName: true },
  })
  const postIds = await postIdsBySlug(client, lines.map(({ texts }) => postSlugOf(texts.yazi)).filter(Boolean))
  const identities = lines.flatMap(({ identity }) => identity ?? [])
  const faults = await inChunks(identities, (chunk) => {
    return client.fault.findMany({ where: { identity: { in: chunk } }, select })
  })
  const featuredGroups = await client.fault.groupBy({ by: ['serviceId'], where: { featured: true }, _count: true })
  return {
    deviceGroups,
    postIds,
    faultsByIdentity: new Map(faults.map((fault) => [fault.identity, fault])),
    featuredCounts: new Map(
      featuredGroups.flatMap(({ serviceId, _count }) => (serviceId ? [[serviceId, _count] as const] : [])),
    ),
  }
}
