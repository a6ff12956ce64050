import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { trustedProxies } from '@/lib/server/request/client-address'
import { REQUEST_ID_HEADER } from '@/lib/platform/runtime/request-headers'
import { identify } from '@/lib/server/request/request-log'

const UUID = '0f5c9a52-7c1e-4d5b-9a57-3f1f6a0b2c4d'

it.each([
  ['10.1.2.3', UUID, true],
  ['192.0.2.1', UUID, false],
  ['10.1.2.3', 'x","level":"fatal', false],
  ['10.1.2.3', undefined, false],
])('a request id is accepted only if it is a UUID from a trusted proxy: %s, %s', (remoteAddress, id, isAccepted) => {
  const headers: Record<string, string | undefined> = { [REQUEST_ID_HEADER]: id }
  const requestId = identify({ headers, socket: { remoteAddress } } as IncomingMessage, trustedProxies(['10.0.0.0/8']))
  expect(requestId === id).toBe(isAccepted)
  expect(requestId).toMatch(/^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/)
  expect(headers[REQUEST_ID_HEADER]).toBe(requestId)
})
