import { expect, it } from 'vitest'
import { faultIn, MAX_QUERY_CHARS, queryPageAddress, searchTextIn } from './page-queries'

it.each([
  ['/ara', '?utm_source=x&q=AL16&_rsc=1', '/ara?q=AL16'],
  ['/ara', `?${'q=a&'.repeat(5000)}`, '/ara?q=a'],
  ['/iletisim', '?x=1&ariza=yumaro-al16&q=2', '/iletisim?ariza=yumaro-al16'],
  ['/iletisim', '?k=3&ariza=a&k=1&k=3&k=0&k=21&k=x&k=-2', '/iletisim?ariza=a&k=1&k=3'],
  ['/iletisim', '?kod=AL166&ariza=yumaro-al16', '/iletisim?ariza=yumaro-al16'],
  ['/iletisim', '?kod=AL166&ariza=%00', '/iletisim?kod=AL166'],
  ['/ara', '', null],
  ['/ara', '?q=%20%00%0a', null],
  ['/iletisim', '?ariza=../admin', null],
  ['/hizmetler', '?q=AL16', null],
])('the address %s%s shows the page %s', (path, search, page) => expect(queryPageAddress(path, search)).toBe(page))

it.each([
  ['𝐀'.repeat(MAX_QUERY_CHARS + 50), '𝐀'.repeat(MAX_QUERY_CHARS)],
  ['AL\0 16', 'AL 16'],
  ['AL\uD83D 16', 'AL 16'],
])('the search text %j is read as %j, and so is a fault code', (q, text) => {
  expect(searchTextIn({ q })).toBe(text)
  expect(faultIn({ kod: q })).toEqual({ code: text })
})
