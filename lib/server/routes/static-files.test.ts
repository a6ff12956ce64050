import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files'

const NAMES = ['kept.js', 'gone.js', 'unreadable.js']
let root: string
let server: Server
let site: string
const file = (name: string) => path.join(root, '.next/static', name)

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'static-files-'))
  for (const folder of ['.next/static', 'public']) mkdirSync(path.join(root, folder), { recursive: true })
  for (const name of NAMES) writeFileSync(file(name), 'content')
  const serve = staticFiles(root)
  for (const name of ['gone.js', 'unreadable.js']) rmSync(file(name))
  // It opens, and reading it fails, for root, too.
  mkdirSync(file('unreadable.js'))
  server = createServer((request, response) => {
    response.setHeader('X-Default', 'set')
    const isServed = serve(request, response, request.url!, ({ code }) => response.writeHead(500).end(code))
    if (!isServed) response.writeHead(404).end('no file')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/`
})

afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

test.each([
  ['gone.js', 'ENOENT'],
  ['unreadable.js', 'EISDIR'],
])('%s, listed at the start, is answered with the error of its file, and the process goes on', async (name, code) => {
  const answer = await fetch(site + name)
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([500, null, code])
  expect((await fetch(site + name, { method: 'HEAD' })).status).toBe(500)
  expect((await fetch(`${site}kept.js`)).status).toBe(200)
})

test('a file has its own head, and a client that knows it gets none of its bytes', async () => {
  const answer = await fetch(`${site}kept.js`)
  expect([answer.headers.get('content-length'), answer.headers.get('x-default')]).toEqual(['7', 'set'])
  expect([answer.headers.get('cache-control'), await answer.text()]).toEqual([
    'public,max-age=31536000,immutable',
    'content',
  ])
  const known = await fetch(`${site}kept.js`, { headers: { 'if-none-match': answer.headers.get('etag')! } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect(await (await fetch(`${site}other.js`)).text()).toBe('no file')
})
