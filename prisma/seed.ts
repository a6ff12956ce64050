import { db } from '@/lib/db'
import { envOf } from '@/lib/env'
import { expectedFailure } from '@/lib/http/failures'
import { messageOf } from '@/lib/http/problems'
import { SEED_LOCK } from '@/lib/locks'
import { complain, connect, OperatorError } from './operator'
import { seedMissing } from './seed/seed-item'
import { seedItems } from './seed/seed-items'

/**
 * Loads the seed content, each item once and for ever: what it planted is remembered, so that nothing that staff
 * deleted comes back and nothing they changed is touched. Interrupted, it goes on where it stopped.
 */

async function main(): Promise<void> {
  const { DATABASE_URL, DEMO_MODE } = envOf('DATABASE_URL', 'DEMO_MODE', 'UPLOADS_DIR')
  const guard = await connect(DATABASE_URL)
  try {
    // Two at once: the second waits here and then finds everything done. The lock ends with the connection.
    await guard.query('select pg_advisory_lock($1)', [SEED_LOCK])
    await seedMissing(seedItems(DEMO_MODE), (line) => console.log(line))
  } finally {
    await guard.end()
    await db().$disconnect()
  }
}

const OUTSIDE = new Set<string>(['disk-full', 'unwritable', 'database-unavailable'])

/** One line for what is wrong outside of the program, with the system's own word for it and the place. */
function explained(error: unknown): unknown {
  const failure = expectedFailure(error)
  if (!failure || !OUTSIDE.has(failure.code)) return error
  const { code, path } = (failure.cause ?? {}) as NodeJS.ErrnoException
  const details = [code, path].filter(Boolean).join(', ')
  const line = `Örnek içerik yüklenemedi: ${messageOf(failure)}${details && ` (${details})`}`
  return new OperatorError(line, { cause: error })
}

try {
  await main()
} catch (error) {
  complain(explained(error))
  process.exitCode = 1
}
