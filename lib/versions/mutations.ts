import 'server-only'
import { db } from '@/lib/platform/db/client'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Deletes versions that were replaced more than a year ago, and returns how many. */
export async function deleteOldVersions(): Promise<number> {
  const cutoff = new Date(Date.now() - YEAR_MS)
  const { count } = await db().textVersion.deleteMany({ where: { createdAt: { lt: cutoff } } })
  return count
}
