import { expect, it } from 'vitest'
import { photoUploadFailure } from '@/components/photos/upload-state'
import { ApiError } from '@/lib/api/client'

it('only a temporary failure can be retried, and a bug is rethrown', () => {
  const failure = (status: number) => photoUploadFailure(new ApiError('Neden.', status))
  const canRetry = (status: number) => failure(status).canRetry
  expect(failure(0)).toEqual({ state: 'lost', wasLost: true })
  expect([200, 408, 429, 500, 503, 507].filter((status) => !canRetry(status))).toEqual([])
  expect([400, 401, 404, 409, 410, 413, 415].filter(canRetry)).toEqual([])
  expect(() => photoUploadFailure(new TypeError('x'))).toThrow(TypeError)
})
