import { z } from 'zod/mini'
import { requiredFile } from '@/lib/platform/media/schema'
import { optionalLine, SHORT_LIMIT } from '@/lib/platform/fields/text'
import { formFlag } from '@/lib/platform/fields/values'

/** A visitor's photo. */
export const photoSchema = z.object({ file: requiredFile('Bir fotoğraf seçin.') })

export const staffPhotoSchema = z.extend(photoSchema, {
  caption: optionalLine(SHORT_LIMIT),
  forCustomer: formFlag('forCustomer true veya false olmalı.'),
})
export type StaffPhoto = z.output<typeof staffPhotoSchema>

/** Path parameters of a photo of an order. */
export const photoParams = z.object({ key: z.uuid(), photoId: z.uuid() })
