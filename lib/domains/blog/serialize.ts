import type { BlogPost } from '@/lib/domains/blog/data'
import type { PostInput } from '@/lib/domains/blog/schema'

/** A post as the API shows it; `createdAt` is the day that stands under its title. */
export function serializePost({ id, slug, title, summary, content, author, image, publishedAt }: BlogPost) {
  const written = { title, summary, content, author } satisfies Record<keyof PostInput, unknown>
  return { id, slug, ...written, imageUrl: image?.path ?? '', createdAt: publishedAt.toISOString() }
}
