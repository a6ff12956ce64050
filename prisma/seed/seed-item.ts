import { AppError } from '@/lib/app-error'
import { db } from '@/lib/db'
import { withStoredPictures } from '@/lib/media/pictures'
import type { Planting } from './seed-items'
import { rasterise } from './rasterise'

/** Writes an item and the memory of it in one transaction. */
async function plant({ key, pictures, insert }: Planting): Promise<void> {
  const uploads = await Promise.all(pictures.map(rasterise))
  await withStoredPictures(uploads, (stored) =>
    db().$transaction(async (within) => {
      await within.seedRecord.create({ data: { key } })
      await insert(within, stored)
    }),
  )
}

/** As plant; but where staff already have an item of that address, theirs stays and ours is never tried again. */
async function plantOrYield(planting: Planting): Promise<'added' | 'yielded'> {
  try {
    await plant(planting)
    return 'added'
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'slug-taken')) throw error
    await db().seedRecord.create({ data: { key: planting.key } })
    return 'yielded'
  }
}

/** Plants in order what was never planted before, a line for each. One process at a time. */
export async function plantMissing(plantings: Planting[], say: (line: string) => void): Promise<void> {
  const records = await db().seedRecord.findMany({ select: { key: true } })
  const planted = new Set(records.map(({ key }) => key))
  const missing = plantings.filter(({ key }) => !planted.has(key))
  if (missing.length === 0) return say('Örnek içerik yerinde.')
  for (const [index, planting] of missing.entries()) {
    const outcome = await plantOrYield(planting)
    const note = outcome === 'yielded' ? ' (aynı adreste bir kayıt var, atlandı)' : ''
    say(`Örnek içerik ${index + 1}/${missing.length}: ${planting.label}${note}`)
  }
}
