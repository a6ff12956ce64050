import { expect, it } from 'vitest'
import { publicationSchema } from '@/lib/content/publication'
import { serviceChangeSchema } from '@/lib/services/schema'
import { keptPictures, orderOf, storedEntries } from './draft'

type Item = Parameters<typeof orderOf>[0]

it('putting pictures in order sends every text back as it is stored', () => {
  const kept = [...Object.keys(publicationSchema.shape), 'imageAlts']
  const names = Object.keys(serviceChangeSchema.shape).filter((name) => !kept.includes(name))
  const stored = Object.fromEntries(names.map((name) => [name, `${name}, stored`])) as unknown as Item
  expect(orderOf(stored, ['/b', '/a'])).toEqual({ ...stored, imageUrls: ['/b', '/a'] })
})

it('mine saved over theirs keeps the pictures that they added and leaves out those that either removed', () => {
  const pictures = (...all: string[]) => ({ imageUrls: all, imageAlts: all.map((url) => `text of ${url}`) })
  const begun = pictures('/1', '/2', '/3', '/5')
  const kept = keptPictures(storedEntries(pictures('/3', '/1', '/2')), begun, pictures('/1', '/3', '/4', '/5'))
  expect(kept).toEqual(pictures('/3', '/1', '/4'))
})
