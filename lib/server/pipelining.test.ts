import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '@/e2e/support/for-one-test'
import { waitForEarlierRequests } from './pipelining'

const GET = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'

let server: Server
let client: Socket
let received: string
let arrivals: number
let startedResponses: ServerResponse[]

beforeEach(async () => {
  ;[received, arrivals, startedResponses] = ['', 0, []]
  server = createServer((request, response) => {
    arrivals += 1
    void waitForEarlierRequests(request, response).then(() => {
      if (!request.socket.destroyed) startedResponses.push(response)
      server.emit('turn')
    })
  })
  client = connect(await listen(server), '127.0.0.1')
  client.on('data', (data: Buffer) => void (received += data.toString()))
  await once(client, 'connect')
})

afterEach(() => void client.destroy())

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => void setImmediate(resolve))
}

test('pipelined requests start one after the other and are all answered', async () => {
  client.write(GET.repeat(100))
  for (let i = 1; i <= 100; i += 1) {
    await waitUntil(() => startedResponses.length >= i)
    expect([arrivals, startedResponses.length]).toEqual([100, i])
    startedResponses.at(-1)!.end()
  }
  await waitUntil(() => received.split('HTTP/1.1 200').length === 101)
})

test('requests of a client that has disconnected do not start', async () => {
  client.write(GET.repeat(50))
  await waitUntil(() => arrivals === 50 && startedResponses.length === 1)
  let turns = 0
  server.on('turn', () => void (turns += 1))
  client.destroy()
  await waitUntil(() => turns === 49)
  expect(startedResponses).toHaveLength(1)
})
