import { z } from 'zod/mini'
import { publicationOf, publicationShape, type StoredPublication } from '@/lib/content/publication'
import type { PostInput } from '@/lib/articles/schema'
import { output, type FieldsFor, toJson, type SourceOf } from '@/lib/platform/output'

export const postShape = output('BlogPost', {
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
  version: z.int(),
  /** The publication date. */
  createdAt: z.iso.datetime(),
} satisfies FieldsFor<PostInput>)

export type PostJson = z.infer<typeof postShape>

type PostSource = Omit<SourceOf<typeof postShape>, 'imageUrl' | 'imageAlt' | 'state'> &
  StoredPublication & { image: { path: string; alt: string } | null }

export function serializePost(post: PostSource): PostJson {
  return toJson(postShape, {
    ...post,
    imageUrl: post.image?.path ?? '',
    imageAlt: post.image?.alt ?? '',
    ...publicationOf(post),
    createdAt: post.publishedAt,
  })
}

/** The path of a new picture for a post's text. */
export const inlinePictureShape = z.object({ imageUrl: z.string() })

/** A text as its post's page will show it. */
export const previewShape = z.object({ html: z.string() })
