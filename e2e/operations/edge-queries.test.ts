import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { visit } from '../support/http'
import { CACHEABLE, useEdge } from '../support/pretended-web'

const place = useEdge()

beforeEach(() => {
  place.web.reply = ({ url }) => ({ ...CACHEABLE, body: `page ${url}` })
})

const get = (address: string) => visit(place.edge.url + address)
const seen = () => place.web.seen.map(({ url }) => url)

test.each(['/ara?q=AL16', '/ara?q=0', '/iletisim?ariza=yumaro-al16&k=1&k=3', '/iletisim?kod=AL166'])(
  'web gets each request for %s whole',
  async (address) => {
    for (const _time of [1, 2]) expect((await get(address)).text).toBe(`page ${address}`)
    expect(seen()).toEqual([address, address])
  },
)

test.each(['/ara?q=', '/ara?utm_source=x'])('%s is the cached page of the search', async (address) => {
  expect((await get(address)).text).toBe('page /ara')
  expect(seen()).not.toContain(address)
})

test('what was searched for is not kept for the page without a query, nor the other way round', async () => {
  const texts = []
  for (const address of ['/ara?q=AL16', '/ara', '/ara?q=F.05', '/ara']) texts.push((await get(address)).text)
  expect(texts).toEqual(['page /ara?q=AL16', 'page /ara', 'page /ara?q=F.05', 'page /ara'])
})

test('logs do not say what was searched for', async () => {
  await get('/ara?q=gizli-soz')
  place.web.reply = () => ({ ...CACHEABLE, headers: { 'content-length': '-1' } })
  await get('/ara?q=gizli-soz')
  await wait(1200)
  const lines = readFileSync(place.edge.accessLog, 'utf8') + place.edge.nginx.output()
  expect(lines).toContain('"path":"/ara"')
  expect(lines).not.toContain('gizli')
})

test('a flood of searches is refused without reaching web, and pages are still served', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, (_, i) => get(`/ara?q=${i}`)))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
  expect(seen().length).toBeLessThan(130)
  expect((await get('/')).status).toBe(200)
})
