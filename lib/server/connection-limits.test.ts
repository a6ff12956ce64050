import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '@/e2e/support/for-one-test'
import { CONNECTION_LIMITS, createLimitedServer } from './connection-limits'

/** Like the real limits, but much shorter. */
const LIMITS = { headersMs: 150, requestMs: 300, idleMs: 200, checkEveryMs: 5 }
const BYTE_INTERVAL_MS = 20

let client: Socket
let disconnected: Promise<unknown>

beforeEach(async () => {
  const server = createLimitedServer(LIMITS)
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('request', (request, response) => {
    if (request.method === 'GET') response.end(Buffer.alloc(32 * 1024 * 1024))
    else request.resume().on('end', () => response.end())
  })
  disconnected = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'))
  client = connect(await listen(server), '127.0.0.1')
  client.on('error', () => {})
  await once(client, 'connect')
})

afterEach(() => void client.destroy())

test.each([
  ['sends its body too slowly', 'POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1000000\r\n\r\n'],
  ['sends its headers too slowly', 'GET / HTTP/1.1\r\nHost: '],
  ['reads nothing', 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'],
])('a client that %s is disconnected', async (behaviour, firstBytes) => {
  client.write(firstBytes)
  if (behaviour === 'reads nothing') client.pause()
  else {
    client.resume()
    // One byte at a time.
    const timer = setInterval(() => client.writable && client.write('x'), BYTE_INTERVAL_MS)
    client.once('close', () => clearInterval(timer))
  }
  await expect(disconnected).resolves.toBeDefined()
})

test('a slow client is disconnected within 110 s, but a 15 MB upload at 1.5 Mbit/s completes', () => {
  const { headersMs, requestMs, idleMs, checkEveryMs } = CONNECTION_LIMITS
  expect(Math.max(headersMs, requestMs, idleMs) + checkEveryMs).toBeLessThan(110_000)
  expect(requestMs).toBeGreaterThan((15 * 8 * 1000) / 1.5)
})
