import { describe, expect, test } from 'vitest'
import { isUnder, normalizeRequest } from './normalize'

describe('normalizeRequest', () => {
  test('gives every spelling of a path one form and keeps the query', () => {
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

  test('passes names with dots that are not dot segments', () => {
    expect(normalizeRequest('GET', '/.well-known/a..b/...')).toMatchObject({
      kind: 'pass',
      path: '/.well-known/a..b/...',
    })
  })

  test('passes control characters under /api to the schemas', () => {
    expect(normalizeRequest('GET', '/api/Services/%00')).toEqual({
      kind: 'pass',
      path: '/api/Services/%00',
      search: '',
    })
    expect(normalizeRequest('GET', '/api/%zz')).toEqual({ kind: 'refuse', code: 'malformed-request', path: '/api/%zz' })
  })

  test('redirects doubled and trailing slashes to the plain path on the same host', () => {
    expect(normalizeRequest('GET', '//ornek.example//a/?b=//')).toEqual({
      kind: 'redirect',
      location: '/ornek.example/a?b=//',
    })
    expect(normalizeRequest('POST', '/iletisim/')).toEqual({ kind: 'redirect', location: '/iletisim' })
    expect(normalizeRequest('GET', '//')).toEqual({ kind: 'redirect', location: '/' })
  })

  test('refuses more than 50 parameters only where Next reads them', () => {
    const query = (count: number) => `?${Array.from({ length: count }, (_, i) => i.toString(36)).join('&')}`
    for (const path of ['/api/Services', '/admin/login', '/uploads/x.png', '/api/', '/is-emri/a/foto/b']) {
      expect(normalizeRequest('GET', path + query(50)).kind).not.toBe('refuse')
      for (const count of [51, 4200])
        expect(normalizeRequest('GET', path + query(count))).toMatchObject({
          kind: 'refuse',
          code: 'malformed-request',
        })
    }
    expect(normalizeRequest('GET', `/hizmetler${query(4200)}`)).toMatchObject({ kind: 'pass' })
  })

  test('refuses a redirect that is longer than a proxy accepts', () => {
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

  test('allows GET and HEAD for pages, also POST for the form, and all API methods under /api', () => {
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

test('a folder does not contain paths that only start with its name', () => {
  expect(['/api', '/api/', '/api/x'].every((path) => isUnder(path, '/api'))).toBe(true)
  expect(['/apix', '/', '/x/api'].some((path) => isUnder(path, '/api'))).toBe(false)
})
