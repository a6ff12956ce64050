import { nextPublication } from '@/lib/content/data'
import { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { KINDS, PUBLISHABLE_KINDS, type PublishableKind } from '@/lib/site/kinds'
import { onRevisionChange, raiseRevision } from '@/lib/platform/runtime/revisions'

/** Maximum sleep between two queries, because the clock may be changed, and because timers are limited to 24 days. */
const MAX_SLEEP_MS = 60_000
const RETRY_AFTER_MS = 500
/** A starting process writes the missing audit entries of this period, because no process may have been running. */
const MISSED_MS = 7 * 24 * 3600_000

/**
 * Writes audit entries for scheduled items that became public. Every process does so, but only one entry is written. An item that
 * somebody published manually already has an entry.
 */
async function recordPublications(kind: PublishableKind): Promise<void> {
  const until = new Date()
  await db().$executeRaw`
    SELECT "audit_record"(${kind}, 'published', "row" ->> 'id', "audit_label"(${kind}, "row"),
      concat_ws(' ', 'published', "row" ->> 'id', "row" ->> 'published_at'))
    FROM (SELECT to_jsonb("item") AS "row" FROM ${Prisma.raw(`"${KINDS[kind].table}"`)} AS "item"
      WHERE NOT "is_draft" AND "published_at" > ${new Date(until.getTime() - MISSED_MS)} AND "published_at" <= ${until}
        AND "updated_at" < "published_at") AS "items"`
}

/** Increments the revision of a kind's table whenever a scheduled item becomes public. */
function watchKind(kind: PublishableKind): void {
  const { table } = KINDS[kind]
  /** The time of the last increment. Pages rendered since then show everything that was public at that time. */
  let since = new Date()
  let isReading = false
  let timer: NodeJS.Timeout | undefined

  async function readNext(): Promise<void> {
    if (isReading) return
    isReading = true
    clearTimeout(timer)
    const sinceBefore = since
    // Pages do not wait for the entries. If writing fails, the next run writes them.
    void recordPublications(kind).catch(() => {})
    const nextTime = await nextPublication(kind, sinceBefore).catch(() => undefined)
    isReading = false
    if (sinceBefore !== since) return readNext()
    const delay = nextTime ? nextTime.getTime() - Date.now() : nextTime === null ? MAX_SLEEP_MS : RETRY_AFTER_MS
    const onTime = () => (nextTime && nextTime <= new Date() ? raiseRevision([table]) : void readNext())
    timer = setTimeout(onTime, Math.min(delay, MAX_SLEEP_MS)).unref()
  }

  onRevisionChange((tables) => {
    if (tables && !tables.has(table)) return
    since = new Date()
    void readNext()
  })
  void readNext()
}

/**
 * Invalidates cached pages, and everything else that is cached until a table changes, when a scheduled service, post or fault
 * becomes public. Each process reads the next such time after each change, and waits for it.
 */
export function publishByTime(): void {
  for (const kind of PUBLISHABLE_KINDS) watchKind(kind)
}
