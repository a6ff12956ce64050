import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listen, newFolder } from '@/e2e/support/for-one-test'
import { staticFiles } from './static-files'

test('a request for a file that was deleted after the start is disconnected, and other files are still served', async () => {
  const root = newFolder()
  for (const name of ['public', '.next/static']) mkdirSync(join(root, name), { recursive: true })
  for (const name of ['gone.txt', 'kept.txt']) writeFileSync(join(root, 'public', name), name)
  const serve = staticFiles(root)
  const port = await listen(createServer((request, response) => void serve(request, response, request.url!)))
  const url = `http://127.0.0.1:${port}`
  rmSync(join(root, 'public/gone.txt'))
  await expect(fetch(`${url}/gone.txt`).then((response) => response.text())).rejects.toThrow(/fetch failed|terminated/)
  expect(await (await fetch(`${url}/kept.txt`)).text()).toBe('kept.txt')
})
