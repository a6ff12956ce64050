import { serializePublication } from '@/lib/content/publication'
import type { BlogPost } from '@/lib/articles/data'
import type { PostInput } from '@/lib/articles/schema'

/** Returns a post as the API shows it. `createdAt` is the publication date. */
export function serializePost(post: BlogPost) {
  const { id, slug, title, summary, content, contentFormat, author, metaTitle, metaDescription, image } = post
  const publication = serializePublication(post)
  const texts = { title, summary, content, author, metaTitle, metaDescription, imageAlt: image?.alt ?? '' }
  const written = { ...texts, ...publication } satisfies Record<keyof PostInput, unknown>
  return { id, slug, ...written, contentFormat, imageUrl: image?.path ?? '', createdAt: publication.publishedAt }
}
