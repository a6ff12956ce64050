import { z } from 'zod/mini'
import { output, toJson, type SourceOf } from '@/lib/platform/output'

/** A picture with its edit, and its original with its size in px. */
export const pictureShape = output('Picture', {
  original: z.string(),
  width: z.int(),
  height: z.int(),
  turn: z.int(),
  cut: z.array(z.number()),
  focus: z.array(z.number()),
})

export type PictureJson = z.infer<typeof pictureShape>

/** Returns a picture as the API shows it. */
export const serializePicture = (picture: SourceOf<typeof pictureShape>) => toJson(pictureShape, picture)

/** The path of an edited picture. */
export const editedShape = z.object({ imageUrl: z.string() })
