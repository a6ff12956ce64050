import { describe, expect, it } from 'vitest'
import { faultListOf } from '@/lib/site/fault-lists'
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
