import 'server-only'
import type { Range } from '@/lib/platform/db/paginated'
import { inState } from '@/lib/content/publication'
import { db } from '@/lib/platform/db/client'
import { currentTime } from '@/lib/platform/runtime/render-context'

/** A public item: its slug, and when it changed and became public. */
export type MappedItem = { slug: string; updatedAt: Date; publishedAt: Date }

const query = (range: Range) => ({
  where: inState('published', currentTime()),
  select: { slug: true, updatedAt: true, publishedAt: true } as const,
  // An order that changes of content do not change.
  orderBy: { id: 'asc' } as const,
  ...range,
})

/** The kinds of items that have a page each, in the order of the sitemap. Each is read in parts of bounded size. */
export const MAPPED_ITEMS = {
  services: {
    count: () => db().service.count({ where: inState('published', currentTime()) }),
    read: (range: Range): Promise<MappedItem[]> => db().service.findMany(query(range)),
  },
  posts: {
    count: () => db().blogPost.count({ where: inState('published', currentTime()) }),
    read: (range: Range): Promise<MappedItem[]> => db().blogPost.findMany(query(range)),
  },
  faults: {
    count: () => db().fault.count({ where: inState('published', currentTime()) }),
    read: (range: Range): Promise<MappedItem[]> => db().fault.findMany(query(range)),
  },
}
