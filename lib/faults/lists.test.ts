import { describe, expect, it } from 'vitest'
import { faultListOf, faultListPaths, hasFaultList } from '@/lib/faults/lists'
import { faultListPath } from '@/lib/site/pages'

describe('faultListOf', () => {
  it.each([
    {},
    { page: 2 },
    { letter: 'a' as const },
    { brand: 'brenk-sohl' },
    { service: 'plc-tamiri', letter: 'kod-yok' as const, page: 100 },
    { brand: 'yumaro', service: 'servo-surucu-tamiri', letter: '0-9' as const, page: 9999 },
    { brand: 'harf', service: 'sayfa' },
  ])('reads what faultListPath writes: %o', (list) => {
    expect(faultListOf(faultListPath(list))).toEqual(list)
  })

  it.each([
    '/ariza-kodlari/',
    '/ariza-kodlari/marka',
    '/ariza-kodlari/yumaro-ys2-al16',
    '/ariza-kodlari/marka/Yumaro',
    '/ariza-kodlari/marka/yum%61ro',
    '/ariza-kodlari/cihaz/plc/marka/yumaro',
    '/ariza-kodlari/sayfa/2/harf/a',
    '/ariza-kodlari/harf/A',
    '/ariza-kodlari/harf/ab',
    '/ariza-kodlari/harf/toString',
    '/ariza-kodlari/sayfa/1',
    '/ariza-kodlari/sayfa/0',
    '/ariza-kodlari/sayfa/02',
    '/ariza-kodlari/sayfa/-2',
    '/ariza-kodlari/sayfa/2e1',
    '/ariza-kodlari/sayfa/10000',
    '/ariza-kodlari/marka/yumaro/marka/yumaro',
    '/ariza-kodlari/marka/yumaro/baska',
    '/ariza-kodlarimiz',
    '/teknik-bilgi/sayfa/2',
  ])('%s is no address of a list', (path) => {
    expect(faultListOf(path)).toBeNull()
  })
})

const count = (brandSlug: string, serviceId: string | null, letter: 'a' | 'f', number: number) => {
  return { brand: brandSlug, brandSlug, serviceId, letter, count: number }
}

/** 60 faults of Yumaro, 51 of them of the public service, and 3 of Kestrun, of a hidden one. */
const COUNTED = {
  counts: [count('yumaro', 's', 'a', 51), count('yumaro', null, 'f', 9), count('kestrun', 'hidden', 'a', 3)],
  services: [{ id: 's', slug: 'servo' }],
  pageSize: 50,
}

it('lists the addresses of all lists with faults, page by page, and none of a hidden service', () => {
  expect(faultListPaths(COUNTED)).toEqual([
    '/ariza-kodlari',
    '/ariza-kodlari/sayfa/2',
    '/ariza-kodlari/marka/yumaro',
    '/ariza-kodlari/marka/yumaro/sayfa/2',
    '/ariza-kodlari/cihaz/servo',
    '/ariza-kodlari/cihaz/servo/sayfa/2',
    '/ariza-kodlari/marka/yumaro/cihaz/servo',
    '/ariza-kodlari/marka/yumaro/cihaz/servo/sayfa/2',
    '/ariza-kodlari/marka/kestrun',
  ])
  expect(faultListPaths({ ...COUNTED, counts: [] })).toEqual(['/ariza-kodlari'])
})

it.each([
  [{}, true],
  [{ page: 2 }, true],
  [{ page: 3 }, false],
  [{ letter: 'f' as const }, true],
  [{ letter: 'b' as const }, false],
  [{ service: 'servo', letter: 'f' as const }, false],
  [{ service: 'hidden' }, false],
  [{ brand: 'kestrun', service: 'servo' }, false],
])('the list %o has faults: %s', (list, has) => {
  expect(hasFaultList(list, COUNTED)).toBe(has)
  expect(hasFaultList(list, { ...COUNTED, counts: [] })).toBe(Object.keys(list).length === 0)
})
