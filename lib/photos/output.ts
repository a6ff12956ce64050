import { z } from 'zod/mini'
import { output, toJson, type Written } from '@/lib/platform/output'

/** A photo as staff see it. It is read from `/admin/foto/{id}`. */
export const photoShape = output('Photo', {
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  caption: z.string(),
  author: z.string(),
  forCustomer: z.boolean(),
  createdAt: z.iso.datetime(),
})

export type PhotoJson = z.infer<typeof photoShape>

export const serializePhoto = (photo: Written<typeof photoShape>): PhotoJson => toJson(photoShape, photo)

const pixels = z.int().check(z.minimum(1))

/** The receipt of a visitor's photo. */
export const photoReceiptShape = z.object({ id: z.uuid(), width: pixels, height: pixels })
