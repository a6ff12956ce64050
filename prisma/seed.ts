import pg from 'pg'
import { AppError } from '@/lib/app-error'
import { db } from '@/lib/db'
import { EnvError, envOf } from '@/lib/env'
import { withStoredPictures } from '@/lib/media/pictures'
import { rasterise } from './seed/rasterise'
import { plantings, type Planting } from './seed/plantings'

/**
 * Loads the seed content, each item once and for ever: what it planted is remembered, so that nothing that staff
 * deleted comes back and nothing they changed is touched. Interrupted, it goes on where it stopped.
 */

// Any number does, as long as all versions of this program take the same one.
const LOCK = 7_241_190_527

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

async function seed(isDemo: boolean): Promise<void> {
  const records = await db().seedRecord.findMany({ select: { key: true } })
  const planted = new Set(records.map(({ key }) => key))
  const missing = plantings(isDemo).filter(({ key }) => !planted.has(key))
  if (missing.length === 0) return console.log('Örnek içerik yerinde.')
  for (const [index, planting] of missing.entries()) {
    const outcome = await plantOrYield(planting)
    const note = outcome === 'yielded' ? ' (aynı adreste bir kayıt var, atlandı)' : ''
    console.log(`Örnek içerik ${index + 1}/${missing.length}: ${planting.label}${note}`)
  }
}

async function main(): Promise<void> {
  const { DATABASE_URL, DEMO_MODE } = envOf('DATABASE_URL', 'DEMO_MODE', 'UPLOADS_DIR')
  const guard = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  guard.on('error', () => {})
  await guard.connect()
  try {
    // Two at once: the second waits here and then finds everything done. The lock ends with the connection.
    await guard.query('select pg_advisory_lock($1)', [LOCK])
    await seed(DEMO_MODE)
  } finally {
    await guard.end()
    await db().$disconnect()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error)
  process.exitCode = 1
}
