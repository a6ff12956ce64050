import { db } from '@/lib/platform/db/client'
import { BACKUP_LOCK } from '@/lib/platform/db/locks'

/**
 * Whether a backup is running. True if the database cannot be asked. Call it after a file's row is deleted, and keep the file
 * if it returns true. A backup whose snapshot still contains the row holds its lock until it has copied the file. A backup
 * that starts later does not see the row.
 */
export async function isBackupRunning(): Promise<boolean> {
  try {
    // A shared lock, so that web processes do not block each other. It ends with the statement.
    const [lock] = await db().$queryRaw<
      { free: boolean }[]
    >`SELECT pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}::bigint) AS "free"`
    return !lock?.free
  } catch {
    return true
  }
}
