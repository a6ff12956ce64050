import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { staticFiles } from './static-files'

test('a request for a file that was deleted after the start is disconnected, and other files are still served', async () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'))
  for (const name of ['public', '.next/static']) mkdirSync(join(root, name), { recursive: true })
  for (const name of ['gone.txt', 'kept.txt']) writeFileSync(join(root, 'public', name), name)
  const serve = staticFiles(root)
  const server = createServer((request, response) => void serve(request, response, request.url!)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    rmSync(root, { recursive: true })
  })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  rmSync(join(root, 'public/gone.txt'))
  await expect(fetch(`${url}/gone.txt`).then((response) => response.text())).rejects.toThrow(/fetch failed|terminated/)
  expect(await (await fetch(`${url}/kept.txt`)).text()).toBe('kept.txt')
})
