import { z } from 'zod/mini'
import { PHOTO_FIELDS } from '@/lib/photos/fields'
import { output, toJson, type SourceOf } from '@/lib/platform/output'
import { shapes } from '@/lib/records/derive'

/** A photo as staff see it. It is read from `/admin/foto/{id}`. */
export const photoShape = output('Photo', { id: z.uuid(), ...shapes(PHOTO_FIELDS) })

export type PhotoJson = z.infer<typeof photoShape>

export const serializePhoto = (photo: SourceOf<typeof photoShape>): PhotoJson => toJson(photoShape, photo)

const pixels = z.int().check(z.minimum(1))

/** The response to a visitor's upload. */
export const photoReceiptShape = z.object({ id: z.uuid(), width: pixels, height: pixels })
