import { nextPublication } from '@/lib/content/data'
import { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { KINDS, PUBLISHED_KINDS, type PublishedKind } from '@/lib/site/kinds'
import { onRaised, raiseRevision } from '@/lib/platform/runtime/revisions'

/** The longest sleep between two queries, because the clock may be set, and because a timer runs at most 24 days. */
const MAX_SLEEP_MS = 60_000
const RETRY_AFTER_MS = 500
/** Entries of this time are written at the start of a process, if none ran then. */
const MISSED_MS = 7 * 24 * 3600_000

/**
 * Records the items that became public by their time. Every process does so, but only one entry is written. An item that
 * somebody published by hand has an entry already, because it was changed at that time.
 */
async function recordPublications(kind: PublishedKind): Promise<void> {
  const until = new Date()
  await db().$executeRaw`
    SELECT "audit_record"(${kind}, 'published', "row" ->> 'id', "audit_label"(${kind}, "row"),
      concat_ws(' ', 'published', "row" ->> 'id', "row" ->> 'published_at'))
    FROM (SELECT to_jsonb("item") AS "row" FROM ${Prisma.raw(`"${KINDS[kind].table}"`)} AS "item"
      WHERE NOT "is_draft" AND "published_at" > ${new Date(until.getTime() - MISSED_MS)} AND "published_at" <= ${until}
        AND "updated_at" < "published_at") AS "items"`
}

/** Raises the revision of a table whenever an item of it becomes public by its time. */
function watch(kind: PublishedKind): void {
  const { table } = KINDS[kind]
  /** The time of the last raise. A page rendered since then shows what was public at that time. */
  let since = new Date()
  let isLooking = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    clearTimeout(timer)
    const from = since
    // Pages do not wait for the entries. The next run writes those that fail.
    void recordPublications(kind).catch(() => {})
    const next = await nextPublication(kind, from).catch(() => undefined)
    isLooking = false
    if (from !== since) return look()
    const delay = next ? next.getTime() - Date.now() : next === null ? MAX_SLEEP_MS : RETRY_AFTER_MS
    const wake = () => (next && next <= new Date() ? raiseRevision([table]) : void look())
    timer = setTimeout(wake, Math.min(delay, MAX_SLEEP_MS)).unref()
  }

  onRaised((tables) => {
    if (tables && !tables.has(table)) return
    since = new Date()
    void look()
  })
  void look()
}

/**
 * Outdates cached pages, and all else that is cached until a table changes, when a service, a post or a fault becomes public
 * by its time. Each process does this for itself: it reads the next time after each change and waits for it.
 */
export function publishByTime(): void {
  for (const kind of PUBLISHED_KINDS) watch(kind)
}
