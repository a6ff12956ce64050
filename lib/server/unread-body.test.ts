import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { listen } from '@/e2e/support/for-one-test'
import { readJson } from '@/lib/api/body/read-body'
import { discardUnreadBody } from './unread-body'

const firstOf = async (body: AsyncIterable<unknown>) => {
  for await (const _ of body) return
}

const READERS: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
  'not at all': async () => {},
  'in part by a loop': async (request) => firstOf(request.iterator({ destroyOnReturn: false })),
  'in part by listeners': async (request) => {
    await once(request, 'data')
    request.pause()
  },
  'into a pipe that nobody reads': async (request) => once(request.pipe(new PassThrough()), 'readable'),
  'in part as a web stream': async (request) => {
    const body = new ReadableStream({
      start: (controller) => {
        request.on('data', (chunk) => {
          controller.enqueue(chunk)
          request.pause()
        })
      },
    })
    await body.getReader().read()
  },
  'in part as Node’s web stream': async (request) =>
    (Readable.toWeb(request.pipe(new PassThrough())) as ReadableStream).getReader().read(),
  // The form in which Next passes a body.
  'by a call until it is too large': async (request) => {
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: request as unknown as ReadableStream,
      duplex: 'half',
    }
    await readJson(new Request('http://a/', init)).catch(() => {})
  },
}

test.each(Object.entries(READERS))('a body that was read %s does not delay the next request', async (_, read) => {
  const server = createServer((request, response) => {
    discardUnreadBody(request, response)
    if (request.method === 'GET') response.end('next')
    else void read(request).then(() => response.writeHead(400, { 'Content-Length': 0 }).end())
  })
  const socket = connect(await listen(server), '127.0.0.1')
  const body = 'x'.repeat(2 * 1024 * 1024)
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const responses = (await socket.setEncoding('utf8').toArray()).join('')
  expect(responses).toMatch(/^HTTP\/1\.1 400 [^]*HTTP\/1\.1 200 [^]*next/)
})
