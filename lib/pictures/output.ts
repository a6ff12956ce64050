import { z } from 'zod/mini'
import { output, toJson, type SourceOf } from '@/lib/platform/output'

/** A picture's edit, and the path and size in px of its original. `turn` is in quarter turns, `cut` is the crop. */
export const pictureShape = output('Picture', {
  original: z.string(),
  width: z.int(),
  height: z.int(),
  turn: z.int(),
  cut: z.array(z.number()),
  focus: z.array(z.number()),
})

export type PictureJson = z.infer<typeof pictureShape>

export const serializePicture = (picture: SourceOf<typeof pictureShape>) => toJson(pictureShape, picture)

export const editedPictureShape = z.object({ imageUrl: z.string() })
