import { z } from 'zod/mini'
import { optionalFile, requiredFile } from '@/lib/media/schema'
import { optionalText, requiredText } from '@/lib/validation/text'

/** Who signs a post that names nobody. */
export const DEFAULT_AUTHOR = 'Admin'

/** What staff write in a post; its cover comes beside it. */
export const postSchema = z.object({
  title: requiredText(200, 'Başlık yazın.'),
  summary: optionalText(500),
  content: requiredText(100_000, 'İçerik yazın.'),
  author: z.pipe(
    optionalText(100),
    z.transform((author) => author || DEFAULT_AUTHOR),
  ),
})

export type PostInput = z.output<typeof postSchema>

export const newPostSchema = z.extend(postSchema, {
  imageFile: requiredFile('Yeni yazı eklerken kapak görseli seçmek zorunludur.'),
})

/** Without a cover the one that is there stays. */
export const postChangeSchema = z.extend(postSchema, { imageFile: optionalFile() })

export type NewPost = z.output<typeof newPostSchema>
export type PostChange = z.output<typeof postChangeSchema>
