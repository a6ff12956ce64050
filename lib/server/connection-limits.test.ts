import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONNECTION_LIMITS, createLimitedServer } from './connection-limits'

/** Like the real limits, but much shorter. */
const LIMITS = { headersMs: 150, requestMs: 300, idleMs: 200, checkEveryMs: 5 }
const EVERY_MS = 20

let server: ReturnType<typeof createLimitedServer>
let client: Socket
/** Resolves when the server closes the connection. */
let cut: Promise<unknown>

beforeEach(async () => {
  server = createLimitedServer(LIMITS)
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('request', (request, response) => {
    if (request.method === 'GET') response.end(Buffer.alloc(32 * 1024 * 1024))
    else request.resume().on('end', () => response.end())
  })
  cut = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  await once(client, 'connect')
})

afterEach(() => {
  client.destroy()
  server.close()
})

/** Sends one byte at a time. */
function dribble(): void {
  const timer = setInterval(() => client.writable && client.write('x'), EVERY_MS)
  client.once('close', () => clearInterval(timer))
}

test('a client that sends its body too slowly is disconnected', async () => {
  client.resume().write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1000000\r\n\r\n')
  dribble()
  await expect(cut).resolves.toBeDefined()
})

test('a client that sends its headers too slowly is disconnected', async () => {
  client.resume().write('GET / HTTP/1.1\r\nHost: ')
  dribble()
  await expect(cut).resolves.toBeDefined()
})

test('a client that reads nothing is disconnected', async () => {
  client.pause().write('GET / HTTP/1.1\r\nHost: site\r\n\r\n')
  await expect(cut).resolves.toBeDefined()
})

test('a slow client is disconnected within 110 s, but a 15 MB upload at 1.5 Mbit/s completes', () => {
  const { headersMs, requestMs, idleMs, checkEveryMs } = CONNECTION_LIMITS
  expect(Math.max(headersMs, requestMs, idleMs) + checkEveryMs).toBeLessThan(110_000)
  expect(requestMs).toBeGreaterThan((15 * 8 * 1000) / 1.5)
})
