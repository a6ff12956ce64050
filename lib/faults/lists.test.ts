import { expect, it } from 'vitest'
import { faultListOf, faultListPaths, hasFaultList } from '@/lib/faults/lists'
import { faultListPath } from '@/lib/site/pages'

it.each([
  {},
  { page: 2 },
  { service: 'plc-tamiri', letter: 'kod-yok' as const, page: 100 },
  { brand: 'yumaro', service: 'servo-surucu-tamiri', letter: '0-9' as const, page: 9999 },
])('the address of a list is parsed to the same list: %o', (list) => {
  expect(faultListOf(faultListPath(list))).toEqual(list)
})

it.each(
  [
    '/ /marka /yumaro-ys2-al16 /marka/Yumaro /marka/yum%61ro /cihaz/plc/marka/yumaro /sayfa/2/harf/a /harf/A /harf/ab',
    '/harf/toString /sayfa/1 /sayfa/0 /sayfa/02 /sayfa/-2 /sayfa/2e1 /sayfa/10000 /marka/yumaro/marka/yumaro mız',
  ].flatMap((words) => words.split(' ')),
)('/ariza-kodlari%s is not the address of a list', (rest) => {
  expect(faultListOf(`/ariza-kodlari${rest}`)).toBeNull()
})

const count = (brandSlug: string, serviceId: string | null, letter: 'a' | 'f', total: number) => {
  return { brand: brandSlug, brandSlug, serviceId, letter, count: total }
}

/** 60 faults of Yumaro, 51 of them linked to the public service, and 3 of Kestrun linked to a hidden service. */
const LIST_COUNTS = {
  counts: [count('yumaro', 's', 'a', 51), count('yumaro', null, 'f', 9), count('kestrun', 'hidden', 'a', 3)],
  services: [{ id: 's', slug: 'servo' }],
  pageSize: 50,
}

it('the addresses of all lists with faults are returned page by page, without those of a hidden service', () => {
  const paths = ['', '/marka/yumaro', '/cihaz/servo', '/marka/yumaro/cihaz/servo']
  expect(faultListPaths(LIST_COUNTS)).toEqual(
    [...paths.flatMap((path) => [path, `${path}/sayfa/2`]), '/marka/kestrun'].map((path) => `/ariza-kodlari${path}`),
  )
  expect(faultListPaths({ ...LIST_COUNTS, counts: [] })).toEqual(['/ariza-kodlari'])
})

it.each([
  [{ page: 2 }, true],
  [{ letter: 'f' as const }, true],
  [{ service: 'servo', letter: 'f' as const }, false],
  [{ service: 'hidden' }, false],
  [{ brand: 'kestrun', service: 'servo' }, false],
])('the list %o has faults: %s', (list, hasFaults) => {
  expect(hasFaultList(list, LIST_COUNTS)).toBe(hasFaults)
})
