import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Edge, startEdge } from './edge'

export type Reply = {
  status?: number
  /** A text, or chunks that are sent one by one. */
  body?: string | AsyncIterable<string>
  headers?: Record<string, string>
  delayMs?: number
}

/** Replaces web behind an edge and records the requests that it gets. */
type StubWeb = {
  port: number
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[]
  maxConcurrent: (url: string) => number
  /** Returns the response to a request. Tests replace this function. */
  reply: (request: IncomingMessage) => Reply
  stop: () => Promise<void>
}

export const CACHEABLE: Reply = {
  status: 200,
  body: '<h1>Sayfa</h1>',
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag: 'W/"1"' },
}

async function startStubWeb(): Promise<StubWeb> {
  const running = new Map<string, { current: number; max: number }>()
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? ''
    const count = running.get(url) ?? { current: 0, max: 0 }
    running.set(url, count)
    count.current += 1
    count.max = Math.max(count.max, count.current)
    self.requests.push({ method: request.method ?? '', url, headers: request.headers })
    const { status = 200, body = '', headers = {}, delayMs = 0 } = self.reply(request)
    await wait(delayMs)
    request.resume()
    response.writeHead(status, headers)
    if (typeof body !== 'string') for await (const chunk of body) response.write(chunk)
    response.end(typeof body === 'string' ? body : undefined)
    count.current -= 1
  }
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const self: StubWeb = {
    port: (server.address() as { port: number }).port,
    requests: [],
    maxConcurrent: (url) => running.get(url)?.max ?? 0,
    reply: () => CACHEABLE,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
  return self
}

/** Provides a test file with a stub of web behind an edge, and a folder. The stub is reset before each test. */
export function useEdge(env?: Record<string, string>) {
  const setup = {} as { folder: string; web: StubWeb; edge: Edge }
  beforeAll(async () => {
    setup.folder = mkdtempSync(path.join(tmpdir(), 'edge-test-'))
    setup.web = await startStubWeb()
    setup.edge = await startEdge({ ...edgeOptions(setup), env })
  })
  afterAll(async () => {
    await setup.edge?.stop()
    await setup.web?.stop()
    if (setup.folder) rmSync(setup.folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    setup.web.requests.length = 0
    setup.web.reply = () => CACHEABLE
  })
  return setup
}

let pages = 0
/** Returns a path that no other test requests. */
export const newPage = () => `/sayfa-${(pages += 1)}`

export const edgeOptions = ({ web, folder }: { web: StubWeb; folder: string }) => ({
  addresses: ['127.0.0.1'],
  port: web.port,
  uploads: path.join(folder, 'uploads'),
})
