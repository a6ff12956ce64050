import { expect, it } from 'vitest'
import { isSlug, slugOf } from '@/lib/platform/turkish/slug'

const slug = (title: string, prefix = 'hizmet') => slugOf(title, { prefix, id: '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' })

it('a slug has lower-case letters, digits and single hyphens', () => {
  const validSlugs = ['a', '24-volt', 'hizmet-0c1d2e3f', 'a'.repeat(80)]
  const invalidSlugs = ['', '-', 'a-', 'a--b', 'Abc', 'ışık', 'a b', '%00', 'a\0', 'a\n', 'a/b', 'a'.repeat(101)]
  expect([...validSlugs, ...invalidSlugs].filter(isSlug)).toEqual(validSlugs)
})

it.each([
  ['Işıklı İnverter Kartı & PLC', 'isikli-inverter-karti-plc'],
  ["Türkiye'nin İlk PLC’si", 'turkiyenin-ilk-plcsi'],
  ['Kâğıt, Îmâlât; Sûret!', 'kagit-imalat-suret'],
  ['ŞĞÜÖÇİI şğüöçıi', 'sguocii-sguocii'],
  ['  PLC / HMI   --  (S7)  ', 'plc-hmi-s7'],
  ['a'.repeat(81), 'a'.repeat(80)],
  ['日本', 'hizmet-2e3f4a5b'],
  ['Order', 'hizmet-order'],
])('the slug of %j is %s', (title, expected) => expect(slug(title)).toBe(expected))

it('a reserved word gets the prefix of its kind', () => expect(slug('Sayfa!', 'yazi')).toBe('yazi-sayfa'))
