// Counts what holds and what does not. One claim goes on after another has failed.
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'

const counted = { passed: 0, failed: 0 }

export const counts = () => ({ ...counted })

const show = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

export function check(title, found, wanted) {
  const holds = isDeepStrictEqual(found, wanted)
  counted[holds ? 'passed' : 'failed'] += 1
  console.log(holds ? `✓ ${title}` : `✗ ${title}\n    wanted ${show(wanted)}\n    found  ${show(found)}`)
}

export function heading(text) {
  console.log(`\n── ${text}`)
}

const PATIENCE_MS = 120_000

/** Asks until the answer is the wanted one, or time is up. @returns the last answer */
export async function eventually(ask, wanted, patience = PATIENCE_MS) {
  const end = performance.now() + patience
  for (;;) {
    const found = await ask().catch((error) => error.message)
    if (isDeepStrictEqual(found, wanted) || performance.now() > end) return found
    await wait(300)
  }
}
