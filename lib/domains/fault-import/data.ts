import 'server-only'
import type { AdminSession } from '@/lib/auth/sessions'
import { codeKey, likenessOf } from '@/lib/content/alarm-code'
import type { StateFilter } from '@/lib/content/publication'
import { slugFromText } from '@/lib/content/slug'
import type { ReadLine } from '@/lib/domains/fault-import/fields'
import { type KnownFault, postSlugOf, type Stored } from '@/lib/domains/fault-import/rules'
import { type Fault, type FaultFilter, listFaults } from '@/lib/domains/faults/data'
import type { Prisma } from '@/lib/generated/prisma/client'
import { newPauses } from '@/lib/runtime/pauses'

/** Rows of one query, so that none keeps the process or the database long. */
const CHUNK = 50

const select = {
  id: true,
  version: true,
  identity: true,
  brand: true,
  series: true,
  code: true,
  title: true,
  symptoms: true,
  causes: true,
  checks: true,
  warning: true,
  repair: true,
  serviceId: true,
  relatedPostId: true,
  featured: true,
  isDraft: true,
  publishedAt: true,
} satisfies Record<keyof KnownFault, true>

/** Calls `read` with the distinct values, a part at a time, and returns all rows. */
async function inChunks<Row>(values: Iterable<string>, read: (part: string[]) => Promise<Row[]>): Promise<Row[]> {
  const distinct = [...new Set(values)]
  const rows: Row[] = []
  const pause = newPauses()
  for (let at = 0; at < distinct.length; at += CHUNK) {
    rows.push(...(await read(distinct.slice(at, at + CHUNK))))
    await pause()
  }
  return rows
}

/** Returns the ids of posts by their slugs. A living slug wins over a former one. */
async function postsBySlug(client: Prisma.TransactionClient, slugs: string[]): Promise<Map<string, string>> {
  const former = await inChunks(slugs, (part) => client.blogPostSlug.findMany({ where: { slug: { in: part } } }))
  const living = await inChunks(slugs, (part) => {
    return client.blogPost.findMany({ where: { slug: { in: part } }, select: { id: true, slug: true } })
  })
  return new Map([
    ...former.map(({ slug, postId }) => [slug, postId] as const),
    ...living.map(({ slug, id }) => [slug, id] as const),
  ])
}

/** Returns the names of stored faults whose codes look like those of the lines, by their likeness. */
async function namesByLikeness(client: Prisma.TransactionClient, lines: readonly ReadLine[]): Promise<Stored['alike']> {
  const keys = lines.flatMap(({ identity, shown }) => {
    const key = codeKey(shown.code)
    return identity !== null && key !== '' ? [`${slugFromText(shown.brand)}\n${key}`] : []
  })
  const rows = await inChunks(keys, (part) => {
    const OR = part.map((pair) => {
      const [brandSlug, key] = pair.split('\n')
      return { brandSlug, codeKey: key }
    })
    return client.fault.findMany({ where: { OR }, select: { brand: true, series: true, code: true } })
  })
  return new Map(rows.map((fault) => [likenessOf(fault), fault]))
}

/** Returns what the lines of a file are compared with. */
export async function readStored(client: Prisma.TransactionClient, lines: readonly ReadLine[]): Promise<Stored> {
  const devices = await client.service.findMany({ select: { id: true, slug: true, title: true, deviceName: true } })
  const posts = await postsBySlug(client, lines.map(({ texts }) => postSlugOf(texts.yazi)).filter(Boolean))
  const identities = lines.flatMap(({ identity }) => identity ?? [])
  const known = await inChunks(identities, (part) => {
    return client.fault.findMany({ where: { identity: { in: part } }, select })
  })
  const shown = await client.fault.groupBy({ by: ['serviceId'], where: { featured: true }, _count: true })
  return {
    devices,
    posts,
    alike: await namesByLikeness(client, lines),
    known: new Map(known.map((fault) => [fault.identity, fault])),
    featured: new Map(shown.flatMap(({ serviceId, _count }) => (serviceId ? [[serviceId, _count] as const] : []))),
  }
}

/** Returns all faults that a filter of the list finds, read a part at a time. */
export async function exportFaults(
  _admin: AdminSession,
  filter: FaultFilter & { search?: string },
  state: StateFilter,
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (;;) {
    const { items } = await listFaults({ ...filter, range: { skip: faults.length, take: CHUNK } }, state, 'staff')
    faults.push(...items)
    if (items.length < CHUNK) return faults
  }
}
