import { expect, it } from 'vitest'
import { uploadFailure } from '@/components/photos/upload-state'
import { ApiError } from '@/lib/api/client'

it('a photo is tried again only after a failure that may pass', () => {
  const canRetry = (status: number) => uploadFailure(new ApiError('Neden.', status)).canRetry
  expect([0, 200, 408, 429, 500, 503, 507].filter((status) => !canRetry(status))).toEqual([])
  expect([400, 401, 404, 409, 410, 413, 415].filter(canRetry)).toEqual([])
  expect(() => uploadFailure(new TypeError('x'))).toThrow(TypeError)
})
