import { LRUCache } from 'lru-cache'
import { db } from '@/lib/platform/db/client'
import { collectingWrites } from '@/lib/platform/runtime/revisions'
import { singleton } from '@/lib/platform/runtime/singleton'

const MINUTE_MS = 60_000

/** The minute in which this process last wrote that a session was seen. */
const written = singleton('site.sessions-seen', () => new LRUCache<string, number>({ max: 1000 }))

/**
 * Writes the minute of a session's last request, once per minute. No request waits for it, and none fails with it,
 * because the time is only shown.
 */
export function noteSeen(sessionId: string, now = Date.now()): void {
  const minute = Math.floor(now / MINUTE_MS)
  if (written.get(sessionId) === minute) return
  written.set(sessionId, minute)
  const lastSeenAt = new Date(minute * MINUTE_MS)
  const where = { id: sessionId, lastSeenAt: { lt: lastSeenAt } }
  // Collected apart, because it is no write of the call that the session makes.
  void collectingWrites(new Set(), () =>
    db()
      .session.updateMany({ where, data: { lastSeenAt } })
      .catch(() => {}),
  )
}
