// Checks expectations and counts them. A failed check does not stop the next one.
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'

const totals = { passed: 0, failed: 0 }

export const counts = () => ({ ...totals })

const show = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

export function check(title, actual, expected) {
  const isEqual = isDeepStrictEqual(actual, expected)
  totals[isEqual ? 'passed' : 'failed'] += 1
  console.log(isEqual ? `✓ ${title}` : `✗ ${title}\n    expected ${show(expected)}\n    actual   ${show(actual)}`)
}

export function heading(text) {
  console.log(`\n── ${text}`)
}

const TIMEOUT_MS = 120_000

/** Calls `ask` until its answer is as expected or the time is up. @returns the last answer */
export async function eventually(ask, expected, timeoutMs = TIMEOUT_MS) {
  const end = performance.now() + timeoutMs
  for (;;) {
    const answer = await ask().catch((error) => error.message)
    if (isDeepStrictEqual(answer, expected) || performance.now() > end) return answer
    await wait(300)
  }
}
