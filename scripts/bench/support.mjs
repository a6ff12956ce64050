import { setTimeout as wait } from 'node:timers/promises'

/** The administrator of the sites that the bench starts. */
export const ADMINISTRATOR = { email: 'bench@example.com', password: 'bench-password' }

/** Returns the median. Of an even number of values it is the lower one. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
}

const START_TIMEOUT_MS = 30_000

/** Waits until an address answers 200. @throws when its process has ended, or when the time is up */
export async function waitForHttp(url, child) {
  const end = Date.now() + START_TIMEOUT_MS
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server of ${url} ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    await wait(100)
  }
  throw new Error(`${url} did not answer 200 within ${START_TIMEOUT_MS / 1000} s`)
}
