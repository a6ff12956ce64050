import { z } from 'zod/mini'
import type { PhotoJson } from '@/lib/photos/serialize'
import { shapeOf } from '@/lib/platform/output'

const pixels = z.int().check(z.minimum(1))

/** The receipt of a visitor's photo. */
export const photoReceiptShape = z.object({ id: z.uuid(), width: pixels, height: pixels })

/** A photo, as `serializePhoto` returns it. */
export const photoShape = shapeOf<PhotoJson>('Photo', {
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  caption: z.string(),
  author: z.string(),
  forCustomer: z.boolean(),
  createdAt: z.iso.datetime(),
})
