import { expect, it } from 'vitest'
import { blogPagePath, decodeSegment, postPath, servicePath } from '@/lib/site/pages'

it('addresses services and posts by their slugs', () => {
  expect(servicePath('plc-tamiri')).toBe('/hizmetler/plc-tamiri')
  expect(postPath('24-volt-dususu')).toBe('/teknik-bilgi/24-volt-dususu')
})

it('gives the list’s first page the list’s own address', () => {
  expect(blogPagePath(1)).toBe('/teknik-bilgi')
  expect(blogPagePath(2)).toBe('/teknik-bilgi/sayfa/2')
})

it('reads a name from an address', () => {
  expect(decodeSegment('%C4%B1%C5%9F%C4%B1k%20%26')).toBe('ışık &')
})
