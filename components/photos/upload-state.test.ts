import { expect, it } from 'vitest'
import { countStored, uploadFailure, waiting } from '@/components/photos/upload-state'
import { ApiError } from '@/lib/api/client'

const failure = (status: number) => uploadFailure(new ApiError('Neden.', status))

it.each([0, 200, 408, 429, 500, 503, 507])('a photo can be tried again after %i', (status) => {
  expect(failure(status).canRetry).toBe(true)
})

it.each([400, 401, 404, 409, 410, 413, 415])(
  'a photo is not tried again after %i, because it would fail again',
  (status) => {
    expect(failure(status).canRetry).toBe(false)
  },
)

it('a photo that does not arrive has the server’s reason, and one of another format a way out', () => {
  expect(failure(0).reason).toBe('Bağlantı koptu.')
  expect(failure(413).reason).toBe('Neden.')
  expect(failure(415).reason).toMatch(/^Neden\. HEIC .+ ekran görüntüsü/)
})

it('a defect is no reason', () => {
  expect(() => uploadFailure(new TypeError('x'))).toThrow(TypeError)
})

it('a photo that was sent twice counts once, and one that failed does not', () => {
  const photo = waiting(new File(['x'], 'a.png'))
  const stored = (id: string) => ({ ...photo, state: 'sent' as const, id })
  expect(countStored([stored('1'), stored('2'), stored('1'), { ...photo, state: 'failed' }, photo])).toBe(2)
})
