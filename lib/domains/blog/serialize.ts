import type { BlogPost } from '@/lib/domains/blog/data'

/** A post as the API shows it; `createdAt` is the day that stands under its title. */
export function serializePost({ id, slug, title, summary, content, author, image, publishedAt }: BlogPost) {
  const createdAt = publishedAt.toISOString()
  return { id, slug, title, summary, content, author, imageUrl: image?.path ?? '', createdAt }
}
