import { describe, expect, it } from 'vitest'
import { isSlug, slugOf } from '@/lib/platform/turkish/slug'

const id = '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const slug = (title: string) => slugOf(title, { prefix: 'hizmet', id })

describe('isSlug', () => {
  it.each(['a', 'plc-tamiri', '24-volt', 'hizmet-0c1d2e3f', 'a'.repeat(80)])('%s is valid', (text) =>
    expect(isSlug(text)).toBe(true),
  )

  it.each(['', '-', 'a-', 'a--b', 'Abc', 'ışık', 'a b', '%00', 'a\0', 'a\n', 'a/b', 'a'.repeat(101)])(
    '%j cannot',
    (text) => expect(isSlug(text)).toBe(false),
  )
})

describe('slugOf', () => {
  it.each([
    ['Işıklı İnverter Kartı & PLC', 'isikli-inverter-karti-plc'],
    ['Türkiye’nin', 'turkiyenin'],
    ["Türkiye'nin İlk PLC'si", 'turkiyenin-ilk-plcsi'],
    ['Işık ve Güç Ünitesi İçin ÇÖZÜM', 'isik-ve-guc-unitesi-icin-cozum'],
    ['Kâğıt, Îmâlât; Sûret!', 'kagit-imalat-suret'],
    ['ŞĞÜÖÇİI şğüöçıi', 'sguocii-sguocii'],
    ['  PLC / HMI   --  (S7)  ', 'plc-hmi-s7'],
    ['Sürücü 24 V’ta açılmıyor', 'surucu-24-vta-acilmiyor'],
    ['AbcDef XYZKart', 'abcdef-xyzkart'],
    ['Gu\u0308c\u0327 Kartı', 'guc-karti'],
    ['Straße und Größe', 'strasse-und-grosse'],
    ['order form', 'order-form'],
    ['Ben ♥ PLC 🦄', 'ben-plc'],
  ])('%s → %s', (title, expected) => expect(slug(title)).toBe(expected))

  it('is at most 80 characters and never ends with a hyphen', () => {
    expect(slug('a'.repeat(81))).toBe('a'.repeat(80))
    expect(slug(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
    expect(slug('ş'.repeat(200))).toHaveLength(80)
    expect(slug('ß'.repeat(100))).toHaveLength(80)
  })

  it.each(['日本', '★★★', '—', '!?'])('of %s is the prefix and the end of the id', (title) => {
    expect(slug(title)).toBe('hizmet-2e3f4a5b')
    expect(slugOf(title, { prefix: 'yazi', id })).toBe('yazi-2e3f4a5b')
  })

  it('gives reserved words the prefix', () => {
    expect(slug('Order')).toBe('hizmet-order')
    expect(slugOf('Sayfa!', { prefix: 'yazi', id })).toBe('yazi-sayfa')
  })
})
