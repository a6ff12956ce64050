import { db } from '@/lib/db'
import { isDraining } from '@/lib/runtime/lifecycle'
import { singleton } from '@/lib/runtime/singleton'

/** What deploy/run.mjs says of itself by the same name, when it had to serve before it could migrate. */
const migration = singleton('site.migration', () => ({ pending: false }))

/** Whether visitors may be sent here: the process is not stopping, and the database answers now and is this version's. */
export async function readiness(): Promise<'ready' | 'stopping' | 'migrating' | 'database-unavailable'> {
  if (isDraining()) return 'stopping'
  if (migration.pending) return 'migrating'
  try {
    await db().$queryRaw`select 1`
    return 'ready'
  } catch {
    return 'database-unavailable'
  }
}
