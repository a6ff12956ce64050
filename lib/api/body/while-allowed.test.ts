import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, type AppErrorCode } from '@/lib/platform/app-error'
import { whileAllowed } from '@/lib/api/body/while-allowed'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs work that takes six seconds and stops when `signal` aborts. Returns its result, or the code of the refusal. */
async function resultOf(check: () => Promise<void>): Promise<unknown> {
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      setTimeout(() => resolve('done'), 6000)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  const running = whileAllowed(check, work).catch((error: AppError) => error.code)
  await vi.advanceTimersByTimeAsync(12_000)
  return running
}
const refuse = (code: AppErrorCode) => () => Promise.reject(new AppError(code))

test('work fails once its session has ended, and continues while the session cannot be checked', async () => {
  expect(await resultOf(refuse('unauthenticated'))).toBe('unauthenticated')
  expect(await resultOf(refuse('database-unavailable'))).toBe('done')
})
