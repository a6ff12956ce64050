import { expect, test } from 'vitest'
import { CACHEABLE, newPage, useEdge } from '../support/pretended-web'

const place = useEdge()

const get = (address: string) => fetch(place.edge.url + address, { redirect: 'manual' })
const seen = () => place.web.seen.map(({ url }) => url)

test('an address whose query may lead elsewhere than its path is asked for once, with its query', async () => {
  const page = newPage()
  place.web.reply = ({ url }) => ({ status: 301, headers: { location: url === page ? '/hizmetler' : '/kurumsal' } })
  expect((await get(`${page}?id=3`)).headers.get('location')).toBe('/kurumsal')
  expect((await get(page)).headers.get('location')).toBe('/hizmetler')
  expect((await get(`${page}?utm_source=x&gclid=y`)).headers.get('location')).toBe('/hizmetler')
  expect(seen()).toEqual([`${page}?id=3`, page, page])
})

test('a page with a query that tells only where a visitor comes from is served while web is down', async () => {
  const page = newPage()
  expect((await get(`${page}?utm_source=a`)).status).toBe(200)
  place.web.reply = () => ({ status: 503 })
  await expect.poll(async () => (await get(`${page}?fbclid=b`)).status).toBe(200)
  expect(await (await get(`${page}?fbclid=c`)).text()).toBe(CACHEABLE.body)
  expect(seen()).toEqual(seen().map(() => page))
})
