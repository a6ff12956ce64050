import { nextPublication } from '@/lib/content/data'
import { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { KINDS, PUBLISHED_KINDS, type PublishedKind } from '@/lib/site/kinds'
import { onRaised, raiseRevision } from '@/lib/platform/runtime/revisions'

/** The clock is compared this often, because it may be set, and because a timer counts 24 days at most. */
const MAX_SLEEP_MS = 60_000
const RETRY_AFTER_MS = 500
/** Entries are made up for at the start of a process, if none ran at the time. */
const MISSED_MS = 7 * 24 * 3600_000

/**
 * Records what became public by its time after `after`, until `until`. Every process notices it, and one entry is made. What
 * somebody published by hand was changed at that time, and has an entry already.
 */
async function recordPublications(kind: PublishedKind, after: Date, until: Date): Promise<void> {
  await db().$executeRaw`
    SELECT "audit_record"(${kind}, 'published', "row" ->> 'id', "audit_label"(${kind}, "row"),
      concat_ws(' ', 'published', "row" ->> 'id', "row" ->> 'published_at'))
    FROM (SELECT to_jsonb("item") AS "row" FROM ${Prisma.raw(`"${KINDS[kind].table}"`)} AS "item"
      WHERE NOT "is_draft" AND "published_at" > ${after} AND "published_at" <= ${until}
        AND "updated_at" < "published_at") AS "items"`
}

/** Raises the revision of a table whenever an item of it becomes public by its time. Returns a function that ends this. */
function watch(kind: PublishedKind): () => void {
  const { table } = KINDS[kind]
  /** What became public until then is in every page whose rendering begins now, because the table was raised then. */
  let since = new Date()
  let next: Date | null = null
  /** What became public until then was looked for. */
  let lookedUntil = since
  /** What became public until then has its entries. */
  let recordedUntil = new Date(since.getTime() - MISSED_MS)
  /** Whether an item may become public before `next`. */
  let mustLook = true
  let isLooking = false
  let timer: NodeJS.Timeout | undefined

  function sleep(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(wake, Math.min(milliseconds, MAX_SLEEP_MS)).unref()
  }

  function sleepUntilNext(): void {
    sleep(next ? Math.max(next.getTime() - Date.now(), 1) : MAX_SLEEP_MS)
  }

  /** Pages do not wait for the entries. After an outage the next publication makes up for them. */
  function record(until: Date): void {
    void recordPublications(kind, recordedUntil, until).then(
      () => {
        if (until > recordedUntil) recordedUntil = until
      },
      () => {},
    )
  }

  /** Records what became public until `time`, if `next` did. Returns whether it did. */
  function pass(time: Date): boolean {
    if (!next || next > time) return false
    next = null
    record(time)
    return true
  }

  function wake(): void {
    // The listener below hears this too, and looks for the one after.
    if (pass(new Date())) raiseRevision([table])
    else if (mustLook) void look()
    else sleepUntilNext()
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      while (mustLook) {
        mustLook = false
        const until = since
        next = await nextPublication(kind, lookedUntil)
        lookedUntil = until
        // Changes before and during the query have moved `since`, perhaps beyond what was found.
        if (pass(since)) mustLook = true
      }
      sleepUntilNext()
    } catch {
      // The database does not answer. The time that is known stays, and a raise at its return makes this look again.
      mustLook = true
      sleep(RETRY_AFTER_MS)
    } finally {
      isLooking = false
    }
  }

  const stopListening = onRaised((tables) => {
    if (tables && !tables.has(table)) return
    since = new Date()
    // The timer may be late, and what comes first after `since` takes the place of `next`.
    pass(since)
    mustLook = true
    void look()
  })
  record(since)
  void look()
  return () => {
    stopListening()
    clearTimeout(timer)
  }
}

/**
 * Makes cached pages show services, posts and faults from the moment at which they become public. Each process does this for
 * itself. It reads the next time after each change of the tables and then waits for it, so it does not poll.
 */
export function publishByTime(): () => void {
  const stops = PUBLISHED_KINDS.map(watch)
  return () => {
    for (const stop of stops) stop()
  }
}
