import { z } from 'zod/mini'
import { requiredLine } from '@/lib/platform/fields/text'
import { whole } from '@/lib/platform/fields/values'
import { SMALLEST_CUT } from '@/lib/platform/media/picture'

/** Which picture. */
export const pictureQuery = z.object({ imageUrl: requiredLine(200, 'imageUrl gerekli.') })

const CUT = 'Kesim resmin içinde kalmalı: soldan, üstten, genişlik ve yükseklik, 0 ile 1 arasında.'
const FOCUS = 'Odak soldan ve üstten 0 ile 1 arasında olmalı.'

const shares = (error: string, length: number) =>
  z.array(z.number({ error }).check(z.minimum(0, { error }), z.maximum(1, { error })), { error }).check(
    z.refine((all) => all.length === 0 || all.length === length, { error }),
    // Files and pages are not made for smaller differences.
    z.overwrite((all) => all.map((share) => Math.round(share * 10_000) / 10_000)),
  )

function isInside([left = 0, top = 0, width = 1, height = 1]: number[]): boolean {
  return width >= SMALLEST_CUT && height >= SMALLEST_CUT && left + width <= 1.0001 && top + height <= 1.0001
}

/** An edit of a picture, always of its original: empty lists are the whole picture and its middle. */
export const pictureEditSchema = z.extend(pictureQuery, {
  turn: whole(0, 3, 'Dönüş 0 ile 3 çeyrek arasında olmalı.'),
  cut: shares(CUT, 4).check(z.refine(isInside, { error: CUT })),
  focus: shares(FOCUS, 2),
})

export type PictureEdit = z.output<typeof pictureEditSchema>
