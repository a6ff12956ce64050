import { expect, it } from 'vitest'
import { publicationSchema } from '@/lib/content/publication'
import { serviceChangeSchema } from '@/lib/services/schema'
import { keptPictures, orderInput, storedEntries } from './draft'

type Item = Parameters<typeof orderInput>[0]

it('ordering pictures sends every text unchanged', () => {
  const omittedNames = [...Object.keys(publicationSchema.shape), 'imageAlts']
  const names = Object.keys(serviceChangeSchema.shape).filter((name) => !omittedNames.includes(name))
  const storedTexts = Object.fromEntries(names.map((name) => [name, `${name}, stored`])) as unknown as Item
  expect(orderInput(storedTexts, ['/b', '/a'])).toEqual({ ...storedTexts, imageUrls: ['/b', '/a'] })
})

it('an overwrite keeps pictures that somebody else added and drops those that either side removed', () => {
  const pictures = (...all: string[]) => ({ imageUrls: all, imageAlts: all.map((url) => `text of ${url}`) })
  const initial = pictures('/1', '/2', '/3', '/5')
  const kept = keptPictures(storedEntries(pictures('/3', '/1', '/2')), initial, pictures('/1', '/3', '/4', '/5'))
  expect(kept).toEqual(pictures('/3', '/1', '/4'))
})
