import { afterEach, beforeEach, expect, it } from 'vitest'
import { canonicalPath } from '@/lib/site/canonical-path'
import { setDatabaseDown } from '@/lib/platform/runtime/database-status'
import { raiseRevision } from '@/lib/platform/runtime/revisions'
import { type Redirect, Redirects } from '@/lib/server/routes/redirects'

let rows: Redirect[]
let reads: number
let redirects: Redirects

const add = (from: string, to: string) => rows.push({ id: from, from, to })
const targetOf = async (path: string, search = '') => (await redirects.find(path, search))?.to

beforeEach(() => {
  rows = []
  reads = 0
  redirects = new Redirects(async () => {
    reads += 1
    return [...rows]
  })
})

afterEach(() => setDatabaseDown(false))

it.each<[address: string, target: string | undefined, targets: Record<string, string>]>([
  // An address with its query takes precedence over the path alone.
  ['/x.php?id=3', '/query', { '/x.php': '/path', '/x.php?id=3': '/query' }],
  ['/x.php?id=4', '/path', { '/x.php': '/path', '/x.php?id=3': '/query' }],
  ['/x.php', undefined, { '/x.php?id=3': '/query' }],
  // The exact spelling takes precedence. Otherwise case is ignored, including that of Turkish letters.
  ['/kart.html', '/second', { '/Kart.HTML': '/first', '/kart.html': '/second' }],
  ['/KART.html', '/first', { '/Kart.HTML': '/first', '/kart.html': '/second' }],
  ['/ÜRÜNLER', '/path', { '/%C3%BCr%C3%BCnler': '/path' }],
  ['/x.php?AD=ŞERİT', '/query', { '/x.php?ad=%C5%9Eerit': '/query' }],
  // No address redirects to itself.
  ['/HIZMETLER', '/hizmetler', { '/Hizmetler': '/hizmetler' }],
])('%s redirects to %s: %#', async (address, target, targets) => {
  for (const [from, to] of Object.entries(targets)) add(from, to)
  const [path, search] = address.split('?')
  expect(await targetOf(canonicalPath(path!)!, search && `?${search}`)).toBe(target)
})

it.each([
  ['utm_source=mail&utm_medium=x', '/query'],
  ['utmost=1', '/path'],
])('an address with the added query %s redirects to %s', async (addedQuery, to) => {
  add('/x.php', '/path')
  add('/x.php?id=3', '/query')
  expect(await targetOf('/x.php', `?id=3&${addedQuery}`)).toBe(to)
  expect(await targetOf('/x.php', `?${addedQuery}&id=3`)).toBe(to)
  expect(await targetOf('/x.php', `?${addedQuery}`)).toBe('/path')
})

it.each(['/HİZMETLER', '/hizmetler', '/HIZMETLER', '/hızmetler', '/hi\u0307zmetler'])(
  'the redirect of /HİZMETLER is found for %s, whatever the case of i',
  async (path) => {
    add('/H%C4%B0ZMETLER', '/kurumsal')
    expect(await targetOf(canonicalPath(path)!)).toBe('/kurumsal')
  },
)

it('the list is read once, and again only after a change of redirects', async () => {
  await Promise.all(Array.from({ length: 20 }, () => redirects.find('/x', '')))
  raiseRevision(['services'])
  await redirects.find('/x', '')
  expect(reads).toBe(1)
  add('/x', '/kurumsal')
  raiseRevision(['redirects'])
  expect(await targetOf('/x')).toBe('/kurumsal')
  expect(reads).toBe(2)
})

it('the last known list is kept if the database is down or reading fails', async () => {
  let isFailing = false
  redirects = new Redirects(async () => {
    if (isFailing) throw new Error('away')
    return rows
  })
  add('/x', '/kurumsal')
  await redirects.load()
  isFailing = true
  raiseRevision()
  expect(await targetOf('/x')).toBe('/kurumsal')
  setDatabaseDown(true)
  expect(await targetOf('/x')).toBe('/kurumsal')
})
