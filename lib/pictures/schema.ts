import { z } from 'zod/mini'
import { listOf, requiredLine } from '@/lib/platform/fields/text'
import { wholeNumber } from '@/lib/platform/fields/values'
import { MIN_CROPPED_FRACTION } from '@/lib/platform/media/picture'

export const pictureQuery = z.object({ imageUrl: requiredLine(200, 'imageUrl gerekli.') })

const CROP_ERROR = 'Kesim soldan, üstten, sağdan ve alttan dört pay olmalı ve resmin bir parçasını bırakmalı.'
const FOCUS_ERROR = 'Odak soldan ve üstten 0 ile 1 arasında iki pay olmalı.'

const fractions = (error: string, length: number) =>
  listOf(z.number({ error }).check(z.minimum(0, { error }), z.maximum(1, { error })), {
    max: length,
    error,
    tooLong: error,
  }).check(
    z.refine((values) => values.length === 0 || values.length === length, { error }),
    // Rounded, because a smaller difference is not worth new files.
    z.overwrite((values) => values.map((value) => Math.round(value * 10_000) / 10_000)),
  )

/** Whether enough of the picture remains. The sides are rounded to 0.0001. */
const leavesEnough = ([left = 0, top = 0, right = 0, bottom = 0]: number[]) =>
  Math.max(left + right, top + bottom) <= 1.0001 - MIN_CROPPED_FRACTION

/** An edit, always of the original. An empty `cut` is the whole picture, an empty `focus` its centre. */
export const pictureEditSchema = z.extend(pictureQuery, {
  turn: wholeNumber(0, 3, 'Dönüş 0 ile 3 çeyrek arasında olmalı.'),
  cut: fractions(CROP_ERROR, 4).check(
    z.refine(leavesEnough, { error: CROP_ERROR }),
    z.overwrite((sides) => (sides.some((side) => side > 0) ? sides : [])),
  ),
  focus: fractions(FOCUS_ERROR, 2),
})

export type PictureEdit = z.output<typeof pictureEditSchema>
