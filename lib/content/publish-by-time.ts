import { nextPublication } from '@/lib/content/data'
import { KINDS, PUBLISHED_KINDS, type PublishedKind } from '@/lib/site/kinds'
import { onRaised, raiseRevision } from '@/lib/platform/runtime/revisions'

/** The clock is compared this often, because it may be set, and because a timer counts 24 days at most. */
const MAX_SLEEP_MS = 60_000
const RETRY_AFTER_MS = 500

/** Raises the revision of a table whenever an item of it becomes public by its time. Returns a function that ends this. */
function watch(kind: PublishedKind): () => void {
  const { table } = KINDS[kind]
  /** What became public until then is in every page whose rendering begins now, because the table was raised then. */
  let since = new Date()
  let next: Date | null = null
  /** What became public until then was looked for. */
  let lookedUntil = since
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

  /** Forgets `next` if it is over by `time`. Returns whether it is. */
  function pass(time: Date): boolean {
    if (!next || next > time) return false
    next = null
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
