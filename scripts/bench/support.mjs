import { setTimeout as wait } from 'node:timers/promises'

/** The administrator of the sites that the bench starts. */
export const ADMINISTRATOR = { email: 'bench@example.com', password: 'bench-password' }

/** The middle value; of an even count the lower of the two. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
}

/** Waits until an address answers 200; fails when the process that should serve it has ended, or after 30 s. */
export async function waitForHttp(url, child) {
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server of ${url} ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    await wait(100)
  }
  throw new Error(`${url} did not answer 200 within 30 s`)
}
