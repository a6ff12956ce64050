import { expect, it } from 'vitest'
import { AppError } from '@/lib/platform/app-error'
import { expectedFailure } from '@/lib/platform/failures'
import { messageOf, problemResponse, problemResponseOf } from '@/lib/api/problems'

const id = '0198a1b2-0000-7000-8000-000000000000'
const errorWithCode = (code: string) => Object.assign(new Error('English text of a library'), { code })

it('problems have the specified texts', () => {
  expect(messageOf(new AppError('slug-taken'))).toBe('Bu başlık veya benzeri zaten kullanımda (URL çakışması).')
  expect(messageOf(new AppError('stale'))).toBe('Bu kayıt siz düzenlerken değişti.')
  expect(messageOf(new AppError('database-unavailable'))).toBe('Hizmet geçici olarak kullanılamıyor.')
})

it('the message of a 404 contains 404, and a problem has the Retry-After and fields of its error', async () => {
  expect(await problemResponse('not-found', id, { message: 'Yok.' }).json()).toMatchObject({ message: 'Yok (404).' })
  const rateLimited = problemResponseOf(new AppError('rate-limited', { retryAfterSeconds: 42 }), id)
  expect(rateLimited.headers.get('retry-after')).toBe('42')
  const invalid = problemResponseOf(new AppError('invalid-input', { message: 'A.', fields: { phone: ['A.'] } }), id)
  expect(await invalid.json()).toMatchObject({ message: 'A.', errors: { phone: ['A.'] } })
})

it.each([
  ['not-found', ['P2025']],
  ['disk-full', ['ENOSPC', 'EDQUOT', 'EFBIG']],
  ['unwritable', ['EROFS', 'EACCES', 'EPERM', 'EIO']],
  [undefined, ['EINVAL', undefined]],
])('%s is the failure for %j, without the text of a library', (expected, codes) => {
  for (const failure of codes.map((code) => expectedFailure(errorWithCode(code!)))) {
    expect(failure?.code).toBe(expected)
    expect(String(failure && messageOf(failure))).not.toContain('English')
  }
})

it('an AppError from another bundle is recognised', () => {
  const foreignError = Object.assign(new Error('metin'), { name: 'AppError', code: 'stale' })
  expect(expectedFailure(foreignError)).toBe(foreignError)
})
