import { demoAccount } from '@/lib/accounts/demo-account'
import { ServerRefusal } from '@/lib/platform/db/errors'
import { db } from '@/lib/platform/db/client'
import { databaseAddresses, envOf } from '@/lib/platform/env'
import { expectedFailure } from '@/lib/platform/failures'
import { messageOf } from '@/lib/api/problems'
import { SEED_LOCK } from '@/lib/platform/db/locks'
import { log } from '@/lib/platform/log'
import { complain, connect, OperatorError } from './operator'
import { seedMissing } from './seed/seed-item'
import { seedItems } from './seed/seed-items'

/**
 * Seeds each item once. Seeded keys are recorded, so that items that staff edited or deleted are never recreated. Safe
 * to rerun after an interruption.
 */

async function main(): Promise<void> {
  const variables = envOf('DEMO_MODE', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'UPLOADS_DIR')
  const staff = demoAccount(variables)?.email.toLowerCase() ?? null
  const guard = await connect(databaseAddresses().direct)
  try {
    // A second, simultaneous seed waits here and then finds everything done. The lock ends with the connection.
    await guard.query('select pg_advisory_lock($1)', [SEED_LOCK])
    await seedMissing(seedItems({ staff }), (line) => console.log(line))
  } finally {
    await guard.end()
    await db().$disconnect()
  }
}

const OPERATOR_CODES = new Set<string>(['disk-full', 'unwritable', 'database-unavailable'])

/** Returns one line for a failure outside of the program, with the system's code and path or the database's reason. */
function explain(error: unknown): unknown {
  const failure = expectedFailure(error)
  if (!failure || !OPERATOR_CODES.has(failure.code)) return error
  const { cause } = failure
  const { code, path } = (cause ?? {}) as NodeJS.ErrnoException
  const details = [code, path, cause instanceof ServerRefusal && cause.message].filter(Boolean).join(', ')
  const line = `Örnek içerik yüklenemedi: ${messageOf(failure)}${details && ` (${details})`}`
  return new OperatorError(line, { cause: error })
}

// Prints a failure as one line, not as a line of the site's log.
log.level = 'silent'
try {
  await main()
} catch (error) {
  complain(explain(error))
  process.exitCode = 1
}
