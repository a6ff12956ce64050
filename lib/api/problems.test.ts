import { expect, it } from 'vitest'
import { AppError } from '@/lib/platform/app-error'
import { expectedFailure } from '@/lib/platform/failures'
import { messageOf, problem, type ProblemCode, problemOf } from '@/lib/api/problems'

const id = '0198a1b2-0000-7000-8000-000000000000'
const coded = (code: string) => Object.assign(new Error('English words of a library'), { code })

it.each<[ProblemCode, number, Record<string, string>]>([
  ['invalid-input', 400, {}],
  ['unauthenticated', 401, { 'www-authenticate': 'Bearer' }],
  ['stale', 412, {}],
  ['defect', 500, {}],
  ['database-unavailable', 503, { 'retry-after': '5' }],
  ['unwritable', 507, {}],
])('%s is a complete Turkish problem with status %i', async (code, status, more) => {
  const response = problem(code, id)
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store', ...more }
  expect(Object.fromEntries(response.headers)).toMatchObject(headers)
  const message = expect.stringMatching(/\.$/)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: expect.any(String),
    status,
    message,
    requestId: id,
  })
})

it('problems have the fixed texts', () => {
  expect(messageOf(new AppError('slug-taken'))).toBe('Bu başlık veya benzeri zaten kullanımda (URL çakışması).')
  expect(messageOf(new AppError('stale'))).toBe('Bu kayıt siz düzenlerken değişti.')
  expect(messageOf(new AppError('database-unavailable'))).toBe('Hizmet geçici olarak kullanılamıyor.')
})

it('every message about a missing thing has 404, and a problem its own wait and fields', async () => {
  expect(await problem('not-found', id, { message: 'Yok.' }).json()).toMatchObject({ message: 'Yok (404).' })
  const wait = problemOf(new AppError('rate-limited', { retryAfterSeconds: 42 }), id)
  expect(wait.headers.get('retry-after')).toBe('42')
  const wrong = problemOf(new AppError('invalid-input', { message: 'A.', fields: { phone: ['A.'] } }), id)
  expect(await wrong.json()).toMatchObject({ message: 'A.', errors: { phone: ['A.'] } })
})

it.each([
  ['not-found', ['P2025']],
  ['disk-full', ['ENOSPC', 'EDQUOT', 'EFBIG']],
  ['unwritable', ['EROFS', 'EACCES', 'EPERM', 'EIO']],
  [undefined, ['EINVAL', undefined]],
])('%s is what is expected of %j, without words of a library', (expected, codes) => {
  for (const failure of codes.map((code) => expectedFailure(coded(code!)))) {
    expect(failure?.code).toBe(expected)
    expect(String(failure && messageOf(failure))).not.toContain('English')
  }
})

it('an expected failure of another bundle is recognised', () => {
  const foreign = Object.assign(new Error('metin'), { name: 'AppError', code: 'stale' })
  expect(expectedFailure(foreign)).toBe(foreign)
})
