import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { trustedProxies } from './client-address'
import { cleanHeaders, hasTwoHosts } from './clean-headers'

const noProxies = trustedProxies([])

function clean(headers: Record<string, string>): Record<string, unknown> {
  const request = { headers: { ...headers }, socket: { remoteAddress: '203.0.113.7' } } as unknown as IncomingMessage
  cleanHeaders(request, noProxies)
  return request.headers
}

test.each(['1', '1, 1'])('headers that control Next internally are removed from a request with rsc: %s', (rsc) => {
  const internalHeaders = ['next-router-state-tree', 'next-router-prefetch', 'next-url', 'next-action', 'x-nonce']
  const headers = clean({ rsc, ...Object.fromEntries(internalHeaders.map((name) => [name, '1'])) })
  expect(Object.keys(headers)).toEqual([...(rsc === '1' ? ['rsc'] : []), 'x-client-address'])
})

test('a client that is not a trusted proxy cannot set its address', () => {
  expect(clean({ 'x-forwarded-for': '198.51.100.1' })['x-client-address']).toBe('203.0.113.7')
})

test('a second host header is detected in any letter case', () => {
  expect(hasTwoHosts(['Host', 'a', 'Hosts', 'b', 'X', 'host'])).toBe(false)
  expect(hasTwoHosts(['Host', 'a', 'Accept', '*/*', 'hOST', 'a'])).toBe(true)
})
