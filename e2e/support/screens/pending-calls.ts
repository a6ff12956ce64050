/** Calls of the panel whose responses have not been read yet. */
const pending = new Set<Promise<unknown>>()

/** Counts a call as pending until it ends. */
export function whilePending<T>(call: Promise<T>): Promise<T> {
  pending.add(call)
  return call.finally(() => pending.delete(call))
}

/**
 * Waits for pending calls and those that follow them. SWR rejects a change of its cache once the panel is closed, so a screen
 * must not be closed between them.
 */
export async function untilAllAnswered(): Promise<void> {
  while (pending.size > 0) {
    await Promise.allSettled(pending)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
