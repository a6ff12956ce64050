import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/platform/app-error'
import { expectedFailure } from '@/lib/platform/failures'
import { messageOf, problem, type ProblemCode, problemOf } from '@/lib/api/problems'

const id = '0198a1b2-0000-7000-8000-000000000000'

const messageIn = async (response: Response) => ((await response.json()) as { message: string }).message
const coded = (code: string) => Object.assign(new Error('English words of a library'), { code })

describe('problem', () => {
  it.each<[ProblemCode, number]>([
    ['invalid-input', 400],
    ['unauthenticated', 401],
    ['slug-taken', 409],
    ['stale', 412],
    ['defect', 500],
    ['unwritable', 507],
  ])('%s is a complete Turkish problem with status %i', async (code, status) => {
    const response = problem(code, id)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const body = (await response.json()) as Record<string, unknown>
    expect(Object.keys(body)).toEqual(['type', 'title', 'status', 'message', 'requestId'])
    expect(body).toMatchObject({ type: 'about:blank', status, requestId: id })
    expect(body.title).not.toBe('')
    expect(body.message).toMatch(/\.$/)
  })

  it('has the fixed texts', () => {
    expect(messageOf(new AppError('slug-taken'))).toBe('Bu başlık veya benzeri zaten kullanımda (URL çakışması).')
    expect(messageOf(new AppError('stale'))).toBe('Bu kayıt siz düzenlerken değişti.')
    expect(messageOf(new AppError('database-unavailable'))).toBe('Hizmet geçici olarak kullanılamıyor.')
  })

  it('adds 404 to every message about a missing thing', async () => {
    expect(await messageIn(problem('not-found', id))).toContain('404')
    expect(await messageIn(problem('not-found', id, { message: 'Yok.' }))).toBe('Yok (404).')
  })

  it('sends WWW-Authenticate and Retry-After', () => {
    expect(problem('unauthenticated', id).headers.get('www-authenticate')).toBe('Bearer')
    expect(problem('database-unavailable', id).headers.get('retry-after')).toBe('5')
    const wait = problemOf(new AppError('rate-limited', { retryAfterSeconds: 42 }), id)
    expect(wait.headers.get('retry-after')).toBe('42')
  })

  it('contains the errors of fields', async () => {
    const response = problemOf(new AppError('invalid-input', { message: 'A.', fields: { phone: ['A.'] } }), id)
    expect(await response.json()).toMatchObject({ message: 'A.', errors: { phone: ['A.'] } })
  })
})

describe('expectedFailure', () => {
  it('maps a missing row, a full disk and an unwritable folder', () => {
    expect(expectedFailure(coded('P2025'))?.code).toBe('not-found')
    for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG']) expect(expectedFailure(coded(code))?.code).toBe('disk-full')
    for (const code of ['EROFS', 'EACCES', 'EPERM', 'EIO']) {
      expect(expectedFailure(coded(code))?.code).toBe('unwritable')
    }
  })

  it('does not show the message of a mapped error', () => {
    expect(messageOf(expectedFailure(coded('ENOSPC'))!)).not.toContain('English')
  })

  it('recognises an AppError of another bundle', () => {
    const foreign = Object.assign(new Error('metin'), { name: 'AppError', code: 'stale' })
    expect(expectedFailure(foreign)).toBe(foreign)
  })

  it('returns null for everything else', () => {
    for (const thrown of [new TypeError('x'), coded('EINVAL'), 'text', null, undefined]) {
      expect(expectedFailure(thrown)).toBeNull()
    }
  })
})
