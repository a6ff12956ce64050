import pg from 'pg'
import { db } from '@/lib/db'
import { EnvError, envOf } from '@/lib/env'
import { plantMissing } from './seed/plant'
import { plantings } from './seed/plantings'

/**
 * Loads the seed content, each item once and for ever: what it planted is remembered, so that nothing that staff
 * deleted comes back and nothing they changed is touched. Interrupted, it goes on where it stopped.
 */

// Any number does, as long as all versions of this program take the same one.
const LOCK = 7_241_190_527

async function main(): Promise<void> {
  const { DATABASE_URL, DEMO_MODE } = envOf('DATABASE_URL', 'DEMO_MODE', 'UPLOADS_DIR')
  const guard = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  guard.on('error', () => {})
  await guard.connect()
  try {
    // Two at once: the second waits here and then finds everything done. The lock ends with the connection.
    await guard.query('select pg_advisory_lock($1)', [LOCK])
    await plantMissing(plantings(DEMO_MODE), (line) => console.log(line))
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
