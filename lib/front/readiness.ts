import { db } from '@/lib/db'
import { isDraining } from '@/lib/front/draining'

/** Whether visitors may be sent here: the process is not stopping and the database answers now. */
export async function readiness(): Promise<'ready' | 'stopping' | 'database-away'> {
  if (isDraining()) return 'stopping'
  try {
    await db().$queryRaw`select 1`
    return 'ready'
  } catch {
    return 'database-away'
  }
}
