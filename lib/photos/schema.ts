import { z } from 'zod/mini'
import { requiredFile } from '@/lib/platform/media/schema'
import { optionalLine, SHORT_LIMIT } from '@/lib/platform/fields/text'

/** A visitor's photo. */
export const photoSchema = z.object({ file: requiredFile('Bir fotoğraf seçin.') })

const FLAG = { error: 'forCustomer true veya false olmalı.' }

/** A photo that staff add. A form has only texts, so the flag is one. */
export const staffPhotoSchema = z.extend(photoSchema, {
  caption: optionalLine(SHORT_LIMIT),
  forCustomer: z.pipe(
    z._default(z.enum(['true', 'false'], FLAG), 'false'),
    z.transform((text) => text === 'true'),
  ),
})
export type StaffPhoto = z.output<typeof staffPhotoSchema>

/** A photo's address below its order's. */
export const photoParams = z.object({ key: z.uuid(), photoId: z.uuid() })
