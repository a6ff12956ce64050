import { expect, test } from 'vitest'
import { normalizeRequest } from './normalize'

const malformed = { kind: 'refuse', code: 'malformed-request' }

test.each([
  ['/%68izmetler/a%2Db', '/hizmetler/a-b', ''],
  ['http://ornek.example/hizmetler/a-b', '/hizmetler/a-b', ''],
  ['/a%3Fb/ü?x=%zz&y', '/a%3Fb/%C3%BC', '?x=%zz&y'],
  // The schemas of the API refuse it.
  ['/api/Services/%00', '/api/Services/%00', ''],
])('a request for %s passes as %s', (target, path, search) => {
  expect(normalizeRequest('GET', target)).toEqual({ kind: 'pass', path, search })
})

test.each(
  '/% /%g1 /%c3%28 /.. /. /a/../b /a/%2e%2e /a/%2E/b /..%2Fadmin /a%5c..%5cb /a\\b /%00 /a%0ab /api/%zz * a ftp://a/b'.split(
    ' ',
  ),
)('a request for %s is refused', (target) => expect(normalizeRequest('GET', target)).toMatchObject(malformed))

test.each([
  ['GET', '//ornek.example//a/?b=//', '/ornek.example/a?b=//'],
  ['POST', '/iletisim/', '/iletisim'],
  ['GET', '/p/fan-80-24/', '/admin/parcalar/FAN-80-24?say'],
])(
  '%s %s is redirected to the canonical path on the same host, or from the code of a part’s label to the part’s screen',
  (method, target, location) => {
    expect(normalizeRequest(method, target)).toEqual({ kind: 'redirect', location })
  },
)

test('more than 50 parameters are refused only under paths whose query Next parses', () => {
  const query = (count: number) => `?${Array.from({ length: count }, (_, i) => i.toString(36)).join('&')}`
  for (const path of ['/api/Services', '/admin/login', '/uploads/x.png', '/api/', '/is-emri/a/foto/b']) {
    expect(normalizeRequest('GET', path + query(50)).kind).not.toBe('refuse')
    for (const count of [51, 4200]) expect(normalizeRequest('GET', path + query(count))).toMatchObject(malformed)
  }
  expect(normalizeRequest('GET', `/hizmetler${query(4200)}`)).toMatchObject({ kind: 'pass' })
})

test.each([
  ['HEAD', '/', undefined],
  ['POST', '/iletisim?x', undefined],
  ['POST', '/hizmetler', 'GET, HEAD'],
  ['PUT', '/iletisim', 'GET, HEAD, POST'],
  ['TRACE', '/api/Services', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('%s %s is allowed, or refused with the allowed methods: %s', (method, target, allow) => {
  const expected = allow ? { kind: 'refuse', code: 'method-not-allowed', allow } : { kind: 'pass' }
  expect(normalizeRequest(method, target)).toMatchObject(expected)
})
