// Checks claims and counts them. A failed claim does not stop the next one.
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'

const counted = { passed: 0, failed: 0 }

export const counts = () => ({ ...counted })

const show = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

export function check(title, found, wanted) {
  const isEqual = isDeepStrictEqual(found, wanted)
  counted[isEqual ? 'passed' : 'failed'] += 1
  console.log(isEqual ? `✓ ${title}` : `✗ ${title}\n    wanted ${show(wanted)}\n    found  ${show(found)}`)
}

export function heading(text) {
  console.log(`\n── ${text}`)
}

const TIMEOUT_MS = 120_000

/** Asks until the answer is the wanted one or the time is up. @returns the last answer */
export async function eventually(ask, wanted, timeoutMs = TIMEOUT_MS) {
  const end = performance.now() + timeoutMs
  for (;;) {
    const found = await ask().catch((error) => error.message)
    if (isDeepStrictEqual(found, wanted) || performance.now() > end) return found
    await wait(300)
  }
}
