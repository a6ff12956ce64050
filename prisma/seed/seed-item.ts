import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { withStoredPictures } from '@/lib/platform/media/store-pictures'
import type { StoredPicture } from '@/lib/platform/media/storage'
import type { SeedItem } from './seed-items'
import { rasterise } from './rasterise'

/** Writes an item and the record of its key in one transaction. */
async function seedOne({ key, pictures = [], store, insert }: SeedItem): Promise<void> {
  const uploads = await Promise.all(pictures.map(rasterise))
  const commit = (stored: StoredPicture[]) =>
    db().$transaction(async (tx) => {
      await tx.seedRecord.create({ data: { key } })
      await insert(tx, stored)
    })
  await withStoredPictures(uploads, commit, store)
}

/** Error codes that mean that such an item exists: one with its slug, or a fault with its code. */
const TAKEN = new Set<string>(['slug-taken', 'conflict'])

/** Seeds an item. If staff already have such an item, it only records the key, so that it is not tried again. */
async function seedOrSkip(item: SeedItem): Promise<'added' | 'skipped'> {
  try {
    await seedOne(item)
    return 'added'
  } catch (error) {
    if (!(error instanceof AppError && TAKEN.has(error.code))) throw error
    await db().seedRecord.create({ data: { key: item.key } })
    return 'skipped'
  }
}

/** Seeds the items that were never seeded before, in order, and prints a line for each. One process at a time. */
export async function seedMissing(items: SeedItem[], print: (line: string) => void): Promise<void> {
  const records = await db().seedRecord.findMany({ select: { key: true } })
  const seeded = new Set(records.map(({ key }) => key))
  const missing = items.filter(({ key }) => !seeded.has(key))
  if (missing.length === 0) return print('Örnek içerik yerinde.')
  for (const [index, item] of missing.entries()) {
    const outcome = await seedOrSkip(item)
    const note = outcome === 'skipped' ? ' (böyle bir kayıt var, atlandı)' : ''
    print(`Örnek içerik ${index + 1}/${missing.length}: ${item.label}${note}`)
  }
}
