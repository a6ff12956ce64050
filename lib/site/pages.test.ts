import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blogPagePath, PAGES, postPath, servicePath } from '@/lib/site/pages'

it('addresses services and posts by their slugs', () => {
  expect(servicePath('plc-tamiri')).toBe('/hizmetler/plc-tamiri')
  expect(postPath('24-volt-dususu')).toBe('/teknik-bilgi/24-volt-dususu')
})

it('gives the list’s first page the list’s own address', () => {
  expect(blogPagePath(1)).toBe('/teknik-bilgi')
  expect(blogPagePath(2)).toBe('/teknik-bilgi/sayfa/2')
})

it('lists every page of the site that has an address of its own', () => {
  const files = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
  const paths = pages.map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})
