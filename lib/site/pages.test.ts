import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGES } from '@/lib/site/pages'

it('PAGES lists every public page that has a fixed path', () => {
  const files = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
  const paths = pages.map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})
