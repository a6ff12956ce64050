import { z } from 'zod/mini'
import { listOf, requiredLine } from '@/lib/platform/fields/text'
import { whole } from '@/lib/platform/fields/values'
import { SMALLEST_CUT } from '@/lib/platform/media/picture'

/** Which picture. */
export const pictureQuery = z.object({ imageUrl: requiredLine(200, 'imageUrl gerekli.') })

const CUT = 'Kesim soldan, üstten, sağdan ve alttan dört pay olmalı ve resmin bir parçasını bırakmalı.'
const FOCUS = 'Odak soldan ve üstten 0 ile 1 arasında iki pay olmalı.'

const shares = (error: string, length: number) =>
  listOf(z.number({ error }).check(z.minimum(0, { error }), z.maximum(1, { error })), {
    max: length,
    error,
    tooLong: error,
  }).check(
    z.refine((all) => all.length === 0 || all.length === length, { error }),
    // Files and pages are not made for smaller differences.
    z.overwrite((all) => all.map((share) => Math.round(share * 10_000) / 10_000)),
  )

const leavesPart = ([left = 0, top = 0, right = 0, bottom = 0]: number[]) =>
  Math.max(left + right, top + bottom) <= 1.0001 - SMALLEST_CUT

/** An edit of a picture, always of its original: empty lists are the whole picture and its middle. */
export const pictureEditSchema = z.extend(pictureQuery, {
  turn: whole(0, 3, 'Dönüş 0 ile 3 çeyrek arasında olmalı.'),
  cut: shares(CUT, 4).check(
    z.refine(leavesPart, { error: CUT }),
    z.overwrite((sides) => (sides.some((side) => side > 0) ? sides : [])),
  ),
  focus: shares(FOCUS, 2),
})

export type PictureEdit = z.output<typeof pictureEditSchema>
