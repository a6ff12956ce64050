import { describe, expect, test } from 'vitest'
import { isUnder, normalizeRequest } from './normalize'

describe('normalizeRequest', () => {
  test('brings every spelling of a path to one, and leaves the query alone', () => {
    for (const target of ['/hizmetler/a-b', '/%68izmetler/a%2Db', 'http://ornek.example/hizmetler/a-b']) {
      expect(normalizeRequest('GET', target)).toEqual({ kind: 'pass', path: '/hizmetler/a-b', search: '' })
    }
    expect(normalizeRequest('GET', '/a%3Fb/ü?x=%zz&y')).toEqual({
      kind: 'pass',
      path: '/a%3Fb/%C3%BC',
      search: '?x=%zz&y',
    })
    expect(normalizeRequest('GET', "/a@b:c!$&'()*+,;=~")).toEqual({
      kind: 'pass',
      path: "/a@b:c!$&'()*+,;=~",
      search: '',
    })
  })

  test.each([
    '/%',
    '/%g1',
    '/%c3%28',
    '/..',
    '/.',
    '/a/../b',
    '/a/%2e%2e',
    '/a/%2E/b',
    '/..%2Fadmin',
    '/a%5c..%5cb',
    '/a\\b',
    '/%00',
    '/a%0ab',
  ])('refuses %s', (target) =>
    expect(normalizeRequest('GET', target)).toMatchObject({ kind: 'refuse', code: 'malformed-request' }),
  )

  test('lets names with dots pass that climb nowhere', () => {
    expect(normalizeRequest('GET', '/.well-known/a..b/...')).toMatchObject({
      kind: 'pass',
      path: '/.well-known/a..b/...',
    })
  })

  test('leaves odd characters under /api to the schemas', () => {
    expect(normalizeRequest('GET', '/api/Services/%00')).toEqual({
      kind: 'pass',
      path: '/api/Services/%00',
      search: '',
    })
    expect(normalizeRequest('GET', '/api/%zz')).toEqual({ kind: 'refuse', code: 'malformed-request', path: '/api/%zz' })
  })

  test('moves doubled and closing slashes to the plain path, never to another host', () => {
    expect(normalizeRequest('GET', '//ornek.example//a/?b=//')).toEqual({
      kind: 'redirect',
      location: '/ornek.example/a?b=//',
    })
    expect(normalizeRequest('POST', '/iletisim/')).toEqual({ kind: 'redirect', location: '/iletisim' })
    expect(normalizeRequest('GET', '//')).toEqual({ kind: 'redirect', location: '/' })
  })

  test('refuses more than 50 parameters where Next reads them, and counts them nowhere else', () => {
    const query = (count: number) => `?${Array.from({ length: count }, (_, i) => i.toString(36)).join('&')}`
    for (const path of ['/api/Services', '/admin/login', '/uploads/x.png', '/api/']) {
      expect(normalizeRequest('GET', path + query(50)).kind).not.toBe('refuse')
      for (const count of [51, 4200])
        expect(normalizeRequest('GET', path + query(count))).toMatchObject({
          kind: 'refuse',
          code: 'malformed-request',
        })
    }
    expect(normalizeRequest('GET', `/hizmetler${query(4200)}`)).toMatchObject({ kind: 'pass' })
  })

  test('redirects to no address that is longer than what a proxy reads', () => {
    expect(normalizeRequest('GET', `/${'"'.repeat(1300)}/`)).toMatchObject({ kind: 'redirect' })
    expect(normalizeRequest('GET', `/${'"'.repeat(1400)}/`)).toMatchObject({
      kind: 'refuse',
      code: 'malformed-request',
    })
  })

  test.each([
    ['GET', '*'],
    ['GET', 'a'],
    ['GET', 'ftp://a/b'],
  ])('refuses the target of %s %s', (method, target) => {
    expect(normalizeRequest(method, target)).toMatchObject({ kind: 'refuse', code: 'malformed-request' })
  })

  test('offers pages GET and HEAD, the form POST too, the API what its handlers know', () => {
    expect(normalizeRequest('HEAD', '/')).toMatchObject({ kind: 'pass' })
    expect(normalizeRequest('POST', '/hizmetler')).toEqual({
      kind: 'refuse',
      code: 'method-not-allowed',
      path: '/hizmetler',
      allow: 'GET, HEAD',
    })
    expect(normalizeRequest('POST', '/admin/login')).toEqual({
      kind: 'refuse',
      code: 'method-not-allowed',
      path: '/admin/login',
      allow: 'GET, HEAD',
    })
    expect(normalizeRequest('PUT', '/iletisim')).toMatchObject({ code: 'method-not-allowed', allow: 'GET, HEAD, POST' })
    expect(normalizeRequest('POST', '/iletisim?x')).toMatchObject({ kind: 'pass' })
    expect(normalizeRequest('DELETE', '/api/Services/1')).toMatchObject({ kind: 'pass' })
    expect(normalizeRequest('TRACE', '/api/Services')).toMatchObject({
      code: 'method-not-allowed',
      allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    })
  })
})

test('a folder is not its namesakes', () => {
  expect(['/api', '/api/', '/api/x'].every((path) => isUnder(path, '/api'))).toBe(true)
  expect(['/apix', '/', '/x/api'].some((path) => isUnder(path, '/api'))).toBe(false)
})
