import type { MetadataRoute } from 'next'
import { listPosts, POSTS_PER_PAGE } from '@/lib/domains/blog/data'
import { listServices } from '@/lib/domains/services/data'
import { absoluteUrl } from '@/lib/seo/urls'
import { blogPagePath, INDEXED_PAGES, postPath, servicePath } from '@/lib/site/pages'

export const dynamic = 'force-dynamic'

/** Lists every public page, with the date of the last change of those that staff edit. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{ items: services }, { items: posts }] = await Promise.all([listServices(), listPosts()])
  const listPages = Math.ceil(posts.length / POSTS_PER_PAGE)
  return [
    ...INDEXED_PAGES.map(({ path }) => ({ url: absoluteUrl(path) })),
    ...services.map(({ slug, updatedAt }) => ({ url: absoluteUrl(servicePath(slug)), lastModified: updatedAt })),
    ...posts.map(({ slug, updatedAt }) => ({ url: absoluteUrl(postPath(slug)), lastModified: updatedAt })),
    ...Array.from({ length: Math.max(0, listPages - 1) }, (_, index) => ({
      url: absoluteUrl(blogPagePath(index + 2)),
    })),
  ]
}
