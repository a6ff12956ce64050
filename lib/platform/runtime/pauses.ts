import { setImmediate } from 'node:timers/promises'

/** How long work may block the event loop. */
const SLICE_MS = 3

/**
 * Returns a function to call between the steps of long work. It lets other requests run if the last pause was more
 * than 3 ms ago.
 */
export function createPause(): () => Promise<void> {
  let lastPause = performance.now()
  return async () => {
    if (performance.now() - lastPause < SLICE_MS) return
    await setImmediate()
    lastPause = performance.now()
  }
}

/** Returns the result of `work` for each item, and lets other requests run in between. */
export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const pause = createPause()
  const results: Result[] = []
  for (const item of items) {
    results.push(work(item))
    await pause()
  }
  return results
}
