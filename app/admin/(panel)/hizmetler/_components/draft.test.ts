import { describe, expect, it } from 'vitest'
import { serviceChangeSchema } from '@/lib/domains/services/schema'
import {
  draftOf,
  EMPTY_SERVICE,
  inputOf,
  joinList,
  keptPaths,
  orderOf,
  sameDraft,
  splitList,
  storedEntries,
  withoutFiles,
} from './draft'

describe('comma lists', () => {
  it('are split, trimmed, and empty items dropped', () => {
    expect(splitList(' Fan değişimi ,, Yük altında test,\n Parametre yedeği , ')).toEqual([
      'Fan değişimi',
      'Yük altında test',
      'Parametre yedeği',
    ])
    expect(splitList(' , ,')).toEqual([])
  })

  it('are joined back with comma and space', () => {
    expect(joinList(['Vektral', 'Kestrun'])).toBe('Vektral, Kestrun')
    expect(joinList([])).toBe('')
  })
})

const item = {
  id: '1',
  slug: 'plc-tamiri',
  title: 'PLC Tamiri',
  description: 'Kısa',
  detailsDescription: 'Uzun',
  iconName: 'Cpu',
  benefits: ['a', 'b'],
  brands: ['c'],
  imageUrls: ['/uploads/1.png', '/uploads/2.png'],
}

describe('a draft', () => {
  it('is the item, and sends it back as it came', () => {
    const draft = draftOf(item)
    expect(draft).toMatchObject({ title: 'PLC Tamiri', benefits: 'a, b', brands: 'c', iconName: 'Cpu' })
    const { title, description, detailsDescription, iconName, benefits, brands } = item
    expect(inputOf(draft)).toEqual({ title, description, detailsDescription, iconName, benefits, brands })
  })

  it('starts with the wrench', () => {
    expect(EMPTY_SERVICE.iconName).toBe('Wrench')
  })

  it('has changed when a text, a picture or their order has', () => {
    const draft = draftOf(item)
    expect(sameDraft(draft, draftOf({ ...item }))).toBe(true)
    expect(sameDraft(draft, { ...draft, brands: 'c, d' })).toBe(false)
    expect(sameDraft(draft, { ...draft, gallery: draft.gallery.toReversed() })).toBe(false)
    const file = new File(['x'], 'a.png')
    const longer = { ...draft, gallery: [...draft.gallery, { kind: 'new' as const, key: 'n1', file }] }
    expect(sameDraft(draft, longer)).toBe(false)
    expect(sameDraft(draft, withoutFiles(longer))).toBe(true)
  })
})

it('putting pictures in order sends every field of the schema back as it is stored', () => {
  const names = Object.keys(serviceChangeSchema.shape) as (keyof typeof serviceChangeSchema.shape)[]
  const stored = Object.fromEntries(names.map((name) => [name, `${name}, stored`])) as Record<
    (typeof names)[number],
    string
  >
  expect(orderOf(stored, ['/b', '/a'])).toEqual({ ...stored, imageUrls: ['/b', '/a'] })
})

it('mine saved over theirs keeps what they added and leaves out what they removed', () => {
  const begun = ['/1', '/2', '/3']
  expect(keptPaths(storedEntries(['/3', '/1', '/2']), begun, ['/1', '/3', '/4'])).toEqual(['/3', '/1', '/4'])
  expect(keptPaths(storedEntries(['/2']), begun, begun)).toEqual(['/2'])
})
