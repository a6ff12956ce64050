import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { trustedProxies } from '@/lib/server/request/client-address'
import { REQUEST_ID_HEADER } from '@/lib/platform/runtime/request-headers'
import { identify } from '@/lib/server/request/request-log'

const UUID = '0f5c9a52-7c1e-4d5b-9a57-3f1f6a0b2c4d'
const isTrusted = trustedProxies(['10.0.0.0/8'])

function requestFrom(remoteAddress: string, id?: string): IncomingMessage {
  return {
    headers: id === undefined ? {} : { [REQUEST_ID_HEADER]: id },
    socket: { remoteAddress },
  } as unknown as IncomingMessage
}

describe('a request’s id', () => {
  it.each([UUID, UUID.replaceAll('-', '')])('is taken over from a trusted proxy: %s', (id) => {
    expect(identify(requestFrom('10.1.2.3', id), isTrusted)).toBe(id)
  })

  it.each([
    ['192.0.2.1', UUID],
    ['10.1.2.3', 'x","level":"fatal'],
    ['10.1.2.3', `${UUID}0`],
    ['10.1.2.3', undefined],
  ])('is generated for %s with %s and set in the headers', (address, id) => {
    const request = requestFrom(address, id)
    const own = identify(request, isTrusted)
    expect(own).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(own).not.toBe(id)
    expect(request.headers[REQUEST_ID_HEADER]).toBe(own)
  })
})
