import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { openRaw, sendRaw, sendTarget } from '../support/http'
import { until } from '../support/processes'
import { useSiteOnOwnPostgres } from '../support/use-site'

const place = useSiteOnOwnPostgres()

const ask = (target: string, options?: { method?: string; headers?: string }) => sendTarget(place.site, target, options)

describe('what costs more than it looks', () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => i.toString(36)).join('&')

  test.each(['/api/Services', '/admin/login', '/admin/blog', '/uploads/x.png'])(
    'a query of 4 200 names never reaches Next: %s',
    async (path) => {
      const [few, many] = [await ask(`${path}?${names(50)}`), await ask(`${path}?${names(4200)}`)]
      expect([few.status === 400, many.status]).toEqual([false, 400])
      // Next's own answers all carry it.
      expect(many.head).not.toContain('vary: rsc')
    },
  )

  test('a form of more than 50 fields is refused before it is parsed', async () => {
    const headers = (body: string) =>
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const send = (body: string) =>
      sendRaw(place.site.url, `POST /iletisim HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers(body)}`)
    expect(await send(names(50))).toMatch(/^HTTP\/1\.1 400 [^]*<\/html>/)
    expect(await send(names(14_000))).toMatch(/^HTTP\/1\.1 400 [^]*Content-Type: text\/plain/)
  })

  test('100 pipelined calls query the database one at a time', async () => {
    const waiting = async () =>
      (
        await place.postgres.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%services%'`,
        )
      ).length
    const lock = new Client({ connectionString: place.postgres.url })
    await lock.connect()
    await lock.query('begin; lock table services in access exclusive mode')
    const call = 'GET /api/Services HTTP/1.1\r\nHost: site\r\n\r\n'
    const [flood, other] = [await openRaw(place.site.url), await openRaw(place.site.url)]
    flood.write(call.repeat(100))
    await until(async () => (await waiting()) > 0, 'the first call waits')
    other.write(call)
    await until(async () => (await waiting()) > 1, 'the other call waits')
    expect(await waiting()).toBe(2)
    await lock.end()
    flood.close()
    other.close()
  })

  test('a long admin address does not make a long redirect', async () => {
    const answer = await ask(`/admin/${'%22'.repeat(4000)}`)
    expect([answer.status, answer.head.length < 4000]).toEqual([307, true])
  })
})

test('/uploads is a 404 page that its own policy allows to run', async () => {
  const answer = await ask('/uploads')
  expect([answer.status, answer.body.includes('Sayfa Bulunamad')]).toEqual([404, true])
  const inline = [...answer.body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) =>
    createHash('sha256').update(text!, 'latin1').digest('base64'),
  )
  expect(inline.length).toBeGreaterThan(0)
  for (const hash of inline) expect(answer.head).toContain(`'sha256-${hash}'`.toLowerCase())
  expect((await ask('/uploads/')).status).toBe(308)
})

test('the answer of a picture has its Content-Length', async () => {
  const name = `${'a'.repeat(32)}.png`
  writeFileSync(join(place.site.folder, 'uploads', name), Buffer.alloc(70_000, 1))
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(`/uploads/${name}`, { method })
    expect([answer.status, answer.head.split('\r\n').includes('content-length: 70000')]).toEqual([200, true])
    expect(answer.head).not.toContain('transfer-encoding')
  }
})

test('a decoded name that looks like an escape is not decoded again', async () => {
  for (const target of ['/hizmetler/%2500', '/teknik-bilgi/%2500']) expect((await ask(target)).status).toBe(404)
})
