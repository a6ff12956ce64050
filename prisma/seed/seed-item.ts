import { AppError } from '@/lib/app-error'
import { db } from '@/lib/db'
import { withStoredPictures } from '@/lib/media/pictures'
import type { SeedItem } from './seed-items'
import { rasterise } from './rasterise'

/** Writes an item and the memory of it in one transaction. */
async function seedOne({ key, pictures, insert }: SeedItem): Promise<void> {
  const uploads = await Promise.all(pictures.map(rasterise))
  await withStoredPictures(uploads, (stored) =>
    db().$transaction(async (tx) => {
      await tx.seedRecord.create({ data: { key } })
      await insert(tx, stored)
    }),
  )
}

/** As plant; but where staff already have an item of that address, theirs stays and ours is never tried again. */
async function seedOrSkip(planting: SeedItem): Promise<'added' | 'yielded'> {
  try {
    await seedOne(planting)
    return 'added'
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'slug-taken')) throw error
    await db().seedRecord.create({ data: { key: planting.key } })
    return 'yielded'
  }
}

/** Plants in order what was never planted before, a line for each. One process at a time. */
export async function seedMissing(seedItems: SeedItem[], say: (line: string) => void): Promise<void> {
  const records = await db().seedRecord.findMany({ select: { key: true } })
  const planted = new Set(records.map(({ key }) => key))
  const missing = seedItems.filter(({ key }) => !planted.has(key))
  if (missing.length === 0) return say('Örnek içerik yerinde.')
  for (const [index, planting] of missing.entries()) {
    const outcome = await seedOrSkip(planting)
    const note = outcome === 'yielded' ? ' (aynı adreste bir kayıt var, atlandı)' : ''
    say(`Örnek içerik ${index + 1}/${missing.length}: ${planting.label}${note}`)
  }
}
