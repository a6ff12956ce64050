import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What a test wants web to answer. */
export type Reply = { status?: number; body?: string; headers?: Record<string, string>; delay?: number }

/** A web that counts, behind an edge. */
export type PretendedWeb = {
  port: number
  /** Requests so far, oldest first. */
  seen: { method: string; url: string; headers: IncomingMessage['headers'] }[]
  /** Of requests for one address, how many were under way at once, at most. */
  mostAtOnce: (url: string) => number
  /** Decides what is answered. */
  reply: (request: IncomingMessage) => Reply
  stop: () => Promise<void>
}

/** A page as web sends one. */
export const KEPT: Reply = {
  status: 200,
  body: '<h1>Sayfa</h1>',
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag: 'W/"1"' },
}

/** Starts one on 127.0.0.1. */
export async function startPretendedWeb(): Promise<PretendedWeb> {
  const running = new Map<string, { now: number; most: number }>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? ''
    const count = running.get(url) ?? { now: 0, most: 0 }
    running.set(url, count)
    count.now += 1
    count.most = Math.max(count.most, count.now)
    self.seen.push({ method: request.method ?? '', url, headers: request.headers })
    const { status = 200, body = '', headers = {}, delay = 0 } = self.reply(request)
    await wait(delay)
    request.resume()
    response.writeHead(status, headers).end(body)
    count.now -= 1
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const self: PretendedWeb = {
    port: (server.address() as { port: number }).port,
    seen: [],
    mostAtOnce: (url) => running.get(url)?.most ?? 0,
    reply: () => KEPT,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
  return self
}
