import { expect, test } from 'vitest'
import { sendRaw, visit } from '../support/http'
import { useEdge } from '../support/pretended-web'

const place = useEdge()
const PATH = '/api/Faults/import'

test('a file of 10 MB passes to the import of faults, and no other address of faults takes one', async () => {
  const body = Buffer.alloc(10_600_000)
  expect((await visit(place.edge.url + PATH, { method: 'POST', body })).status).toBe(200)
  expect(place.web.seen.map(({ headers }) => headers['content-length'])).toEqual([String(body.length)])
  const announced = (address: string, bytes: number) =>
    sendRaw(
      place.edge.url,
      `POST ${address} HTTP/1.1\r\nHost: site\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`,
    )
  expect(await announced('/api/Faults', 2_000_000)).toMatch(/^HTTP\/1\.1 413 /)
  expect(await announced(PATH, 20_000_000)).toMatch(/^HTTP\/1\.1 413 /)
})
