import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/platform/app-error'
import { whileAllowed } from '@/lib/api/while-allowed'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to, or when it may not go on. */
function longWork() {
  let end = () => {}
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      end = () => resolve('done')
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  return { work, end: () => end() }
}

test('work ends with the refusal within a second after its session is over', async () => {
  let check = async () => {}
  const running = whileAllowed(() => check(), longWork().work).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  check = async () => {
    throw new AppError('unauthenticated')
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(await running).toMatchObject({ code: 'unauthenticated' })
})

test('work goes on when the session cannot be checked', async () => {
  const { work, end } = longWork()
  const running = whileAllowed(async () => {
    throw new AppError('database-unavailable')
  }, work)
  await vi.advanceTimersByTimeAsync(5000)
  end()
  await expect(running).resolves.toBe('done')
})

test('a slow check is asked once at a time', async () => {
  const { work, end } = longWork()
  const check = vi.fn(() => new Promise(() => {}))
  const running = whileAllowed(check, work)
  await vi.advanceTimersByTimeAsync(5000)
  end()
  await running
  expect(check).toHaveBeenCalledTimes(1)
})

test('nothing is asked any more after the work', async () => {
  const check = vi.fn(async () => {})
  await whileAllowed(check, async () => 'done')
  await vi.advanceTimersByTimeAsync(5000)
  expect(check).not.toHaveBeenCalled()
})
