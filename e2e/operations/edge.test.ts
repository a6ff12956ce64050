import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { visit } from '../support/http'
import { CACHEABLE, newPage, useEdge } from '../support/pretended-web'

const place = useEdge()

const get = (address: string, headers: Record<string, string> = {}) => visit(place.edge.url + address, { headers })
/** Waits for the beginning of the next second, so that what follows falls into one second. */
const atNextSecond = () => wait(1010 - (Date.now() % 1000))

test('many concurrent visitors of a page cause one request to web per second', async () => {
  const page = newPage()
  place.web.reply = () => ({ ...CACHEABLE, delay: 50 })
  // Fresh when the crowd comes: a copy that is two seconds old would no longer be served while one asks for a new one.
  await atNextSecond()
  await get(page)
  const since = performance.now()
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (performance.now() - since < 2500) {
        expect((await get(page)).status).toBe(200)
        // The pretended web answers from this process, so it needs a turn.
        await wait(5)
      }
    }),
  )
  expect(place.web.mostAtOnce(page)).toBe(1)
  // One in the first second, and one in each of the three or four that the crowd touches.
  expect(place.web.seen.length).toBeLessThanOrEqual(5)
})

test('query strings and encodings of a page share one request', async () => {
  const page = newPage()
  await atNextSecond()
  place.web.reply = () => ({ ...CACHEABLE, delay: 20 })
  await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      get(`${page}?utm_source=${i}`, { 'accept-encoding': i % 2 ? 'gzip' : 'gzip;q=0.8, zstd' }),
    ),
  )
  // Clients that wait look again after exactly 500 ms. On a busy machine that is in the next second, in which one asks.
  expect(place.web.seen.length).toBeLessThanOrEqual(2)
  expect(new Set(place.web.seen.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['gzip']))
})

test('security.txt is cached although its folder begins with a dot', async () => {
  await atNextSecond()
  for (let i = 0; i < 3; i += 1) expect((await get('/.well-known/security.txt')).status).toBe(200)
  expect(place.web.seen.map(({ url }) => url)).toEqual(['/.well-known/security.txt'])
})

test('answers to the admin, the API, forms, soft navigations and odd spellings are never cached', async () => {
  const never: [string, RequestInit?][] = [
    ['/admin'],
    ['/admin/mesajlar'],
    ['/%61dmin'],
    ['/api/Services'],
    ['/api'],
    ['/yok-1', { method: 'POST', body: 'a=1' }],
    ['/yok-2', { headers: { rsc: '1' } }],
    ['/s%61yfa'],
    ['/uploads/x.png'],
  ]
  for (const [page, init] of never) {
    place.web.seen.length = 0
    for (let i = 0; i < 3; i += 1) await (await fetch(place.edge.url + page, init)).text()
    expect([page, place.web.seen.length]).toEqual([page, 3])
  }
})

test('404, 503 and no-store answers are never cached', async () => {
  for (const reply of [
    { ...CACHEABLE, status: 404 },
    { ...CACHEABLE, status: 503 },
    { ...CACHEABLE, headers: { 'cache-control': 'no-store' } },
  ]) {
    place.web.seen.length = 0
    place.web.reply = () => reply
    const page = newPage()
    for (let i = 0; i < 3; i += 1) expect((await get(page)).status).toBe(reply.status)
    expect(place.web.seen.length).toBe(3)
  }
})

test('while web fails the last good page is served, but not one that was already 404', async () => {
  const [stays, goes] = [newPage(), newPage()]
  for (const page of [stays, goes]) expect((await get(page)).status).toBe(200)
  await wait(1100)
  place.web.reply = ({ url }) =>
    url === goes ? { status: 404, body: 'gitti', headers: { 'cache-control': 'no-store' } } : CACHEABLE
  expect([(await get(stays)).status, (await get(goes)).status]).toEqual([200, 404])
  for (const status of [500, 503]) {
    await wait(1100)
    place.web.reply = () => ({ status, body: 'bozuk' })
    const [good, gone, never] = [await get(stays), await get(goes), await get(newPage())]
    expect([good.status, good.text, gone.status, never.status]).toEqual([200, CACHEABLE.body, 404, status])
  }
})
