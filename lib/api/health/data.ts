import { db } from '@/lib/platform/db/client'
import { isDraining, isMigrationPending } from '@/lib/platform/runtime/lifecycle'

/** Returns 'ready' if a load balancer may send visitors to this process, or else the reason why not. */
export async function readiness(): Promise<'ready' | 'stopping' | 'migrating' | 'database-unavailable'> {
  if (isDraining()) return 'stopping'
  if (isMigrationPending()) return 'migrating'
  try {
    await db().$queryRaw`select 1`
    return 'ready'
  } catch {
    return 'database-unavailable'
  }
}
