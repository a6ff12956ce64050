import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/api/client'
import { storedEntries, type GalleryEntry } from './draft'
import { uploadFailure, wishedOrder } from './upload-new'

const entry = (key: string, name: string) => ({ kind: 'new' as const, key, alt: '', file: new File(['x'], name) })

describe('what is said of failed uploads', () => {
  const failed = [
    { key: 'n1', name: 'a.png', error: new ApiError('Görsel çok büyük.', 413) },
    { key: 'n2', name: 'b.png', path: '/uploads/2.png' },
    { key: 'n3', name: 'c.gif', error: new ApiError('Sunucuya ulaşılamadı.', 0) },
  ]

  it('is joined with semicolons', () => {
    expect(uploadFailure(failed, false)).toEqual({
      text: "'a.png' yüklenemedi: Görsel çok büyük.; 'c.gif' yüklenemedi: Sunucuya ulaşılamadı.",
      english: ['a.png: The file is too large.', 'c.gif: The server could not be reached.'],
    })
  })

  it('asks in edit mode to look again', () => {
    expect(uploadFailure(failed.slice(0, 2), true)?.text).toBe(
      "'a.png' yüklenemedi: Görsel çok büyük. Bazı yeni resimler yüklenemedi. Sayfayı yenileyip kontrol edin.",
    )
  })

  it('is nothing when all went well', () => {
    expect(uploadFailure([{ key: 'n2', name: 'b.png', path: '/uploads/2.png' }], true)).toBeNull()
  })
})

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
