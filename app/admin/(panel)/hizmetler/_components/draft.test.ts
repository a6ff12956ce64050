import { describe, expect, it } from 'vitest'
import { serviceChangeSchema, serviceSchema } from '@/lib/domains/services/schema'
import { inputOf, keptPaths, orderOf, serviceForm, storedEntries } from './draft'

const { draftOf, isSame, withoutFiles } = serviceForm

const item = {
  id: '1',
  slug: 'plc-tamiri',
  ...serviceSchema.parse({ title: 'PLC Tamiri', description: 'Kısa', benefits: ['a', 'b'], brands: ['c'] }),
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
    expect(Object.keys(inputOf(draftOf(item))).sort()).toEqual(Object.keys(serviceSchema.shape).sort())
  })

  it('starts with the wrench', () => {
    expect(serviceForm.empty.iconName).toBe('Wrench')
  })

  it('has changed when a text has', () => {
    const draft = draftOf(item)
    expect(isSame(draft, draftOf({ ...item }))).toBe(true)
    expect(isSame(draft, { ...draft, brands: 'c, d' })).toBe(false)
  })

  it('has changed when its pictures stand in another order', () => {
    const draft = draftOf(item)
    expect(isSame(draft, { ...draft, gallery: draft.gallery.toReversed() })).toBe(false)
  })

  it('has changed when a picture was chosen, and is as before without it', () => {
    const draft = draftOf(item)
    const file = new File(['x'], 'a.png')
    const longer = { ...draft, gallery: [...draft.gallery, { kind: 'new' as const, key: 'n1', file }] }
    expect(isSame(draft, longer)).toBe(false)
    expect(isSame(draft, withoutFiles(longer))).toBe(true)
  })

  it('without a title is refused', () => {
    expect(serviceForm.check(serviceForm.empty, null)).toEqual({ title: ['Başlık yazın.'] })
  })
})

it('putting pictures in order sends every field of the schema back as it is stored', () => {
  const names = Object.keys(serviceChangeSchema.shape)
  const stored = Object.fromEntries(names.map((name) => [name, `${name}, stored`])) as unknown as typeof item
  expect(orderOf(stored, ['/b', '/a'])).toEqual({ ...stored, imageUrls: ['/b', '/a'] })
})

it('mine saved over theirs keeps what they added and leaves out what they removed', () => {
  const begun = ['/1', '/2', '/3']
  expect(keptPaths(storedEntries(['/3', '/1', '/2']), begun, ['/1', '/3', '/4'])).toEqual(['/3', '/1', '/4'])
  expect(keptPaths(storedEntries(['/2']), begun, begun)).toEqual(['/2'])
})
