import { insertPost } from '@/lib/articles/mutations'
import { postSchema } from '@/lib/articles/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow } from '@/lib/platform/media/store-pictures'
import type { StoredPicture } from '@/lib/platform/media/storage'
import type { SeedPost } from './content'

/** Returns the files of the pictures in a post's text, in the order of the text. */
export function picturesIn({ content }: SeedPost): string[] {
  return Array.from(content.matchAll(/\]\((services\/[\w-]+\.svg)/g), ([, file]) => file!)
}

/** Inserts a post with the stored pictures of its text. */
export async function insertArticle(
  tx: Prisma.TransactionClient,
  post: SeedPost,
  cover: StoredPicture,
  stored: StoredPicture[],
): Promise<void> {
  const { publishedAt, picture: _, ...texts } = post
  const content = picturesIn(post).reduce((text, file, index) => text.replace(file, stored[index]!.path), post.content)
  const { id } = await insertPost(tx, postSchema.parse({ ...texts, content }), cover, new Date(publishedAt))
  await tx.image.createMany({ data: stored.map((picture) => ({ ...imageRow(picture), textPostId: id })) })
}
