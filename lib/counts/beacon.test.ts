import { describe, expect, it } from 'vitest'
import { readBeacon, sourceOf, searchKey } from '@/lib/counts/beacon'

const OWN_HOST = 'www.site.example:3000'

const followingEvents = (body: string) =>
  readBeacon(body, OWN_HOST)
    ?.slice(1)
    .map(({ kind, key }) => `${kind} ${key}`)

it.each([
  ['/kurumsal\n', '/kurumsal'],
  ['/ariza-kodlari/e1?utm_source=mail\n', '/ariza-kodlari/e1'],
  ['/%63\n', '/c'],
  ['kurumsal\n', undefined],
  ['https://other.example/\n', undefined],
  ['/%zz\n', undefined],
  ['', undefined],
])('a view is counted by its canonical path without the query: %j', (body, path) => {
  expect(readBeacon(body, OWN_HOST)?.[0]).toEqual(path && { kind: 'view', key: path })
})

it.each([
  ['google.com', ['referrer google.com']],
  ['WWW.Google.com:443', ['referrer google.com']],
  ['', ['referrer ']],
  ['site.example', []],
  ['www.site.example:3000', []],
  ['<script>', []],
])('a full page load counts the referring host, unless it is the site itself or invalid: %j', (host, events) => {
  expect(followingEvents(`/\n\n${host}`)).toEqual(events)
})

it('a soft navigation counts no referrer', () => {
  expect(followingEvents('/\n')).toEqual([])
})

it.each([
  ['/iletisim?ariza=yumaro-ys2-al16&k=1', ['opened /ariza-kodlari/yumaro-ys2-al16']],
  ['/iletisim?kod=AL%2053', ['opened q:al 53']],
  ['/iletisim?kod=0532+555+01+23', []],
  ['/iletisim', []],
  ['/kurumsal?ariza=e1', []],
])('an opened contact form is counted by its fault or code, and other pages are not: %s', (address, events) => {
  expect(followingEvents(`${address}\n`)).toEqual(events)
})

it.each([
  ['/ara?q=AL53', '0', ['empty al53']],
  ['/ara?q=+Servo++S%C3%BCr%C3%BCc%C3%BC', '12', ['found servo surucu']],
  // A failed search shows no number.
  ['/ara?q=AL53', '', []],
  ['/ara', '0', []],
  ['/kurumsal?q=AL53', '0', []],
])('a search is counted by its folded text, and by whether it had hits: %s, %j', (address, hits, events) => {
  expect(followingEvents(`${address}\n${hits}`)).toEqual(events)
})

describe('the key of a searched text', () => {
  it.each([
    'ece@ornek.example',
    'ece＠ornek.example',
    'ｅｃｅ﹫ｏｒｎｅｋ．ｅｘａｍｐｌｅ',
    '⁰⁵³² ⁵⁵⁵ ⁰¹ ²³',
    '0532 555 01 23',
    '+90 (212) 555-01-23',
    '5.5.5.0.1.2.3',
    'Ece 444 0 123 1',
    'İ'.repeat(61),
    '  ',
  ])('is null for an empty text and for one that may identify a person: %j', (text) => {
    expect(searchKey(text)).toBeNull()
  })

  it.each([
    ['6SE7021-0EA61-Z', '6se7021-0ea61-z'],
    ['1234567', null],
    ['A.123456', 'a.123456'],
    ['İ'.repeat(60), 'i'.repeat(60)],
  ])('is the folded text of a device name, but null for a number of seven digits: %j', (text, key) => {
    expect(searchKey(text)).toBe(key)
  })
})

it.each([
  [{ referer: 'https://site.example/iletisim?ariza=e1' }, '/ariza-kodlari/e1'],
  [{ referer: 'https://site.example/iletisim?kod=AL53' }, 'q:al53'],
  [{ referer: 'https://site.example/iletisim' }, ''],
  [{ referer: 'https://site.example/ara?ariza=e1' }, ''],
  [{ referer: 'about:client' }, ''],
  [{}, ''],
  [{ referer: 'https://site.example/iletisim?ariza=e1', 'sec-gpc': '1' }, ''],
  [{ referer: 'https://site.example/iletisim?ariza=e1', dnt: '1' }, ''],
])(
  'the source of a sent form is the page or search that opened it, unless the visitor asks not to be counted: %j',
  (headers, source) => {
    expect(sourceOf(headers)).toBe(source)
  },
)
