import { z } from 'zod/mini'
import { publicationShape } from '@/lib/content/publication-shape'
import type { serializePost } from '@/lib/articles/serialize'
import { shapeOf } from '@/lib/platform/output'

/** A post, as `serializePost` returns it. */
export const postShape = shapeOf<ReturnType<typeof serializePost>>('BlogPost', {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  contentFormat: z.enum(['plain', 'markdown']),
  author: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  ...publicationShape,
  createdAt: z.iso.datetime(),
})

/** The path of a new picture for a post's text. */
export const textPictureShape = z.object({ imageUrl: z.string() })

/** A text as its post's page will show it. */
export const previewShape = z.object({ html: z.string() })
