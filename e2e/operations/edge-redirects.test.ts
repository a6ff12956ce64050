import { expect, test } from 'vitest'
import { CACHEABLE, newPage, useEdge } from '../support/pretended-web'

const place = useEdge()

const get = (address: string) => fetch(place.edge.url + address, { redirect: 'manual' })
const seen = () => place.web.seen.map(({ url }) => url)

test('an address that leads on only with its query is asked for with it', async () => {
  const page = newPage()
  place.web.reply = ({ url }) =>
    url === `${page}?id=3` ? { status: 301, headers: { location: '/kurumsal' } } : { status: 404 }
  const answer = await get(`${page}?id=3`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/kurumsal'])
  expect((await get(`${page}?id=4`)).status).toBe(404)
})

test('an address whose query leads elsewhere than its path is not answered by its path', async () => {
  const page = newPage()
  place.web.reply = ({ url }) => ({ status: 301, headers: { location: url === page ? '/hizmetler' : '/kurumsal' } })
  expect((await get(`${page}?id=3`)).headers.get('location')).toBe('/kurumsal')
  expect((await get(page)).headers.get('location')).toBe('/hizmetler')
})

test('web learns which of two questions is the first, so that it counts one use', async () => {
  const page = newPage()
  place.web.reply = () => ({ status: 301, headers: { location: '/kurumsal' } })
  await get(`${page}?x=1`)
  await get(page)
  const marks = place.web.seen.map(({ url, headers }) => [url, headers['x-without-query']])
  expect(marks).toEqual([
    [page, '?'],
    [`${page}?x=1`, undefined],
    [page, undefined],
  ])
})

test('a page that exists is asked for once, whatever its query', async () => {
  const page = newPage()
  place.web.reply = () => CACHEABLE
  expect((await get(`${page}?utm_source=x`)).status).toBe(200)
  expect(seen()).toEqual([page])
})

test('a page with a query is served while web is down', async () => {
  const page = newPage()
  expect((await get(`${page}?a=1`)).status).toBe(200)
  place.web.reply = () => ({ status: 503 })
  await expect.poll(async () => (await get(`${page}?b=2`)).status).toBe(200)
  expect(await (await get(`${page}?c=3`)).text()).toBe(CACHEABLE.body)
})

test('web’s own 503 reaches a visitor with a query unchanged', async () => {
  place.web.reply = () => ({ status: 503, body: 'bakım', headers: { 'cache-control': 'no-store' } })
  const answer = await get(`${newPage()}?a=1`)
  expect([answer.status, await answer.text()]).toEqual([503, 'bakım'])
})
