import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/platform/app-error'

test('an error of the other copy of this module is one too, and no other error is', async () => {
  vi.resetModules()
  const other = await import('@/lib/platform/app-error')
  expect(other.AppError).not.toBe(AppError)
  expect(new other.AppError('gone') instanceof AppError).toBe(true)
  expect([new Error('x'), new TypeError('x'), { name: 'AppError' }, null].some((one) => one instanceof AppError)).toBe(
    false,
  )
})
