import type { BlogPost } from '@/lib/domains/blog/data'
import type { PostInput } from '@/lib/domains/blog/schema'

/** Returns a post as the API shows it. `createdAt` is the publication date. */
export function serializePost({ id, slug, title, summary, content, author, image, ...post }: BlogPost) {
  const written = { title, summary, content, author } satisfies Record<keyof PostInput, unknown>
  const { contentFormat, publishedAt } = post
  return { id, slug, ...written, contentFormat, imageUrl: image?.path ?? '', createdAt: publishedAt.toISOString() }
}
