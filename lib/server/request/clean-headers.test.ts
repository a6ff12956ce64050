import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { trustedProxies } from './client-address'
import { cleanHeaders, hasTwoHosts } from './clean-headers'

const nobody = trustedProxies([])

/** Returns a request's headers after cleaning. */
function cleaned(headers: Record<string, string>): Record<string, unknown> {
  const request = { headers: { ...headers }, socket: { remoteAddress: '203.0.113.7' } } as unknown as IncomingMessage
  cleanHeaders(request, nobody)
  return request.headers
}

const TREE = encodeURIComponent(
  JSON.stringify(['', { children: ['admin', { children: ['__PAGE__', {}] }] }, null, null]),
)

describe('the router’s headers', () => {
  test('pass on a soft navigation if they are well-formed', () => {
    const sent = {
      rsc: '1',
      'next-router-state-tree': TREE,
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
      'next-url': '/admin/blog',
    }
    expect(cleaned(sent)).toMatchObject(sent)
  })

  test.each([
    ['next-router-state-tree', 'x'],
    ['next-router-state-tree', ''],
    ['next-router-state-tree', '%'],
    ['next-router-state-tree', '[]'],
    ['next-router-state-tree', 'null'],
    ['next-router-state-tree', '["",{"children":1}]'],
    ['next-router-state-tree', `${TREE}, ${TREE}`],
    ['next-router-state-tree', `${'["",{"a":'.repeat(1500)}0`],
    ['next-router-prefetch', '4'],
    ['next-router-prefetch', '1, 1'],
    ['next-router-segment-prefetch', '_tree'],
    ['next-url', 'https://kotu.example/'],
    ['next-url', ''],
    ['next-action', '00'],
  ])('are dropped if they are malformed: %s %s', (name, value) => {
    expect(cleaned({ rsc: '1', [name]: value })).not.toHaveProperty(name)
  })

  test('of more segments than any page has are dropped, because the time to check them grows with their square', () => {
    const nested = (depth: number): unknown[] => ['', depth > 0 ? { children: nested(depth - 1) } : {}]
    const wide = ['', Object.fromEntries(Array.from({ length: 100 }, (_, i) => [i, ['', {}]]))]
    const passes = (tree: unknown[]) =>
      [JSON.stringify(tree), encodeURIComponent(JSON.stringify(tree))].map(
        (value) => 'next-router-state-tree' in cleaned({ rsc: '1', 'next-router-state-tree': value }),
      )
    expect([nested(20), nested(100), nested(600), wide, ['x'.repeat(5000), {}]].map(passes)).toEqual([
      [true, true],
      ...Array.from({ length: 4 }, () => [false, false]),
    ])
  })

  test('never pass on another request', () => {
    expect(Object.keys(cleaned({ 'next-router-state-tree': TREE, rsc: '1, 1' }))).toEqual(['x-client-address'])
  })
})

test('a second host header is detected in any spelling', () => {
  expect(hasTwoHosts(['Host', 'a', 'Hosts', 'b', 'X', 'host'])).toBe(false)
  expect(hasTwoHosts(['Host', 'a', 'Accept', '*/*', 'hOST', 'a'])).toBe(true)
})
