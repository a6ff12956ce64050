import { expect, it } from 'vitest'
import { storedEntries, type GalleryEntry } from './draft'
import { wishedOrder } from './upload-new'

const entry = (key: string, name: string) => ({ kind: 'new' as const, key, alt: '', file: new File(['x'], name) })

it('puts uploaded pictures where they stood in the form', () => {
  const gallery: GalleryEntry[] = [
    entry('n1', 'a.png'),
    ...storedEntries({ imageUrls: ['/1', '/2'], imageAlts: ['', ''] }),
    entry('n2', 'b.png'),
    entry('n3', 'c.png'),
  ]
  const uploaded = [
    { key: 'n1', name: 'a.png', path: '/a' },
    { key: 'n2', name: 'b.png', error: new Error('x') },
    { key: 'n3', name: 'c.png', path: '/c' },
  ]
  expect(wishedOrder(gallery, uploaded, ['/1', '/2', '/c', '/a'])).toEqual(['/a', '/1', '/2', '/c'])
  expect(wishedOrder(gallery, uploaded, ['/1', '/c', '/a', '/other'])).toEqual(['/a', '/1', '/c', '/other'])
})
