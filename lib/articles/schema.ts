import { area, type Field, line, searchEngineFields } from '@/lib/content/fields'
import { type PublicationInput, publicationSchema, searchEngineTexts } from '@/lib/content/publication'
import { z } from 'zod/mini'
import { MAX_ALT_CHARS, optionalFile, requiredFile } from '@/lib/platform/media/schema'
import { isReserved, isSlug, MAX_TITLE_SLUG_CHARS } from '@/lib/platform/turkish/slug'
import { changedLine, optionalLine, optionalText, requiredLine, requiredText } from '@/lib/platform/fields/text'

/** The author of a post if staff enter none. */
const DEFAULT_AUTHOR = 'Admin'

const MAX_CONTENT_CHARS = 100_000

/** The fields of a post. Its cover is a separate part of the form. */
export const postSchema = z.object({
  title: requiredLine(200, 'Başlık yazın.'),
  summary: optionalText(500),
  content: requiredText(MAX_CONTENT_CHARS, 'İçerik yazın.'),
  author: z.pipe(
    optionalLine(100),
    z.transform((author) => author || DEFAULT_AUTHOR),
  ),
  /** The slug. An empty one follows the title. Without this field, a slug that staff chose is kept. */
  slug: changedLine(MAX_TITLE_SLUG_CHARS).check(
    z.refine((slug) => !slug || isSlug(slug), 'Adresi küçük harf, rakam ve tireyle yazın: servo-surucu-arizasi.'),
    z.refine(
      (slug) => !slug || !isReserved(slug),
      'Bu sözcük sitenin kendi adreslerinde geçiyor. Başka bir adres yazın.',
    ),
  ),
  /** The alternative text of the cover. '' means the default text. Without this field, a stored cover keeps its text. */
  imageAlt: changedLine(MAX_ALT_CHARS),
  ...searchEngineTexts,
  ...publicationSchema.shape,
})

export type PostInput = z.output<typeof postSchema>

export const newPostSchema = z.extend(postSchema, {
  imageFile: requiredFile('Yeni yazı eklerken kapak görseli seçmek zorunludur.'),
})

/** Without a cover the current cover stays. */
export const postChangeSchema = z.extend(postSchema, { imageFile: optionalFile() })

export type NewPost = z.output<typeof newPostSchema>
export type PostChange = z.output<typeof postChangeSchema>

/** One picture for a post's text. */
export const inlinePictureSchema = z.object({ file: requiredFile('Bir görsel seçin.') })

/** A text to preview, and the post whose pictures it may show. */
export const textPreviewSchema = z.object({
  content: optionalText(MAX_CONTENT_CHARS),
  postId: z.optional(z.uuid({ error: 'postId bir yazının kimliği olmalı.' })),
})

export type TextPreview = z.output<typeof textPreviewSchema>

/** Fields of a post's form. Its cover and its publication are separate parts. */
export const POST_FIELDS = {
  title: line('Başlık', { section: 'Yazı', required: true }),
  summary: area('Özet', { section: 'Yazı', rows: 3, limit: 500 }),
  content: area('İçerik', {
    section: 'Yazı',
    rows: 8,
    required: true,
    hint: 'Satır sonları sitede olduğu gibi görünür.',
  }),
  author: line('Yazar', {
    section: 'Yazı',
    blankAs: DEFAULT_AUTHOR,
    hint: `Boş bırakılırsa “${DEFAULT_AUTHOR}” yazılır.`,
  }),
  slug: line('Adres', {
    section: 'Yayın',
    optional: true,
    mono: true,
    hint: 'Boşsa başlıktan oluşur. Eski sitenizden gelen yazı, oradaki adresini koruyabilir. Değişirse eski adres yenisine yönlenir.',
  }),
  imageAlt: line('Kapakta ne görülüyor?', {
    section: 'Kapak',
    optional: true,
    hint: 'Resmi görmeyene okunur. Boşsa yazının başlığı okunur.',
  }),
  ...searchEngineFields,
} satisfies Record<Exclude<keyof PostInput, keyof PublicationInput>, Field>
