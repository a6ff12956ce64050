import { describe, expect, it } from 'vitest'
import { publicationSchema } from '@/lib/content/publication'
import { serviceChangeSchema, serviceSchema } from '@/lib/services/schema'
import { inputOf, keptPictures, orderOf, serviceForm, storedEntries } from './draft'

const { draftOf, isSame, withoutFiles } = serviceForm

const item = {
  id: '1',
  slug: 'plc-tamiri',
  ...serviceSchema.parse({ title: 'PLC Tamiri', description: 'Kısa', benefits: ['a', 'b'], brands: ['c'] }),
  deviceName: 'PLC',
  metaTitle: 'PLC onarımı',
  metaDescription: '',
  state: 'published' as const,
  publishedAt: '2026-03-06T09:00:00.000Z',
  imageUrls: ['/uploads/1.png', '/uploads/2.png'],
  imageAlts: ['', 'Açık kapak'],
}

describe('a draft', () => {
  it('sends the item back as it came', () => {
    expect(item).toEqual(expect.objectContaining(inputOf(draftOf(item))))
    const sent = Object.keys(serviceSchema.shape).filter((name) => name !== 'publishedAt')
    expect(Object.keys(inputOf(draftOf(item))).sort()).toEqual(sent.sort())
  })

  it('has changed when a picture was chosen, and is as before without it', () => {
    const draft = draftOf(item)
    const file = new File(['x'], 'a.png')
    const longer = { ...draft, gallery: [...draft.gallery, { kind: 'new' as const, key: 'n1', alt: '', file }] }
    expect(isSame(draft, longer)).toBe(false)
    expect(isSame(draft, withoutFiles(longer))).toBe(true)
  })
})

it('putting pictures in order sends every text back as it is stored', () => {
  const kept = [...Object.keys(publicationSchema.shape), 'imageAlts']
  const names = Object.keys(serviceChangeSchema.shape).filter((name) => !kept.includes(name))
  const stored = Object.fromEntries(names.map((name) => [name, `${name}, stored`])) as unknown as typeof item
  expect(orderOf(stored, ['/b', '/a'])).toEqual({ ...stored, imageUrls: ['/b', '/a'] })
})

describe('mine saved over theirs', () => {
  const begun = { imageUrls: ['/1', '/2', '/3'], imageAlts: ['bir', 'iki', 'üç'] }
  const pictures = (...all: [url: string, alt: string][]) => ({
    imageUrls: all.map(([url]) => url),
    imageAlts: all.map(([, alt]) => alt),
  })

  it('keeps the pictures that they added and leaves out those that they removed', () => {
    const mine = storedEntries(pictures(['/3', 'üç'], ['/1', 'benim'], ['/2', 'iki']))
    const now = pictures(['/1', 'onların'], ['/3', 'üç'], ['/4', 'dört'])
    expect(keptPictures(mine, begun, now)).toEqual(pictures(['/3', 'üç'], ['/1', 'benim'], ['/4', 'dört']))
  })

  it('leaves out what mine removed', () => {
    expect(keptPictures(storedEntries(pictures(['/2', 'iki'])), begun, begun)).toEqual(pictures(['/2', 'iki']))
  })
})
