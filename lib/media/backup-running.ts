import { db } from '@/lib/db'
import { BACKUP_LOCK } from '@/lib/locks'

/**
 * Whether a backup is being written, or cannot be asked after. Ask when it is known that a file's row is gone, and
 * remove the file only when not: a backup whose moment still holds the row took its lock before that moment, so it shows
 * here until the file is copied; one that begins after the question finds no such row.
 */
export async function backupIsRunning(): Promise<boolean> {
  try {
    // Shared, so that sites do not stand in each other's way; it ends with the statement.
    const [lock] = await db().$queryRaw<
      { free: boolean }[]
    >`SELECT pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}::bigint) AS "free"`
    return !lock?.free
  } catch {
    return true
  }
}
