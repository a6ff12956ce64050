import { beforeAll, describe, expect, it, vi } from 'vitest'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  vi.stubEnv('SITE_URL', 'https://www.ornek.example')
  vi.stubEnv('ASSET_BASE_URL', '')
})

const page = { title: 'Teknik Bilgi', description: 'Ölçüm yazıları.', path: '/teknik-bilgi' }
const image = { path: '/uploads/a.png', width: 1600, height: 1200, widths: [400] }

describe('pageMetadata', () => {
  it('names the company in the title and the page by its address below SITE_URL', () => {
    const metadata = pageMetadata(page)
    expect(metadata.title).toEqual({ absolute: 'Teknik Bilgi | Ölçev Endüstriyel Elektronik' })
    expect(metadata.alternates?.canonical).toBe('https://www.ornek.example/teknik-bilgi')
    expect(metadata.openGraph).toMatchObject({
      type: 'website',
      locale: 'tr_TR',
      url: 'https://www.ornek.example/teknik-bilgi',
    })
    expect(metadata.pagination).toBeUndefined()
  })

  it('shows the site’s picture where the page has none, else the full one with its size', () => {
    expect(pageMetadata(page).openGraph?.images).toMatchObject([
      { url: 'https://www.ornek.example/og.png', width: 1200, height: 630 },
    ])
    expect(pageMetadata({ ...page, image }).openGraph?.images).toEqual([
      { url: 'https://www.ornek.example/uploads/a.png', width: 1600, height: 1200, alt: 'Teknik Bilgi' },
    ])
  })

  it('links a page with its neighbours', () => {
    expect(pageMetadata({ ...page, previous: '/teknik-bilgi', next: '/teknik-bilgi/sayfa/3' }).pagination).toEqual({
      previous: 'https://www.ornek.example/teknik-bilgi',
      next: 'https://www.ornek.example/teknik-bilgi/sayfa/3',
    })
  })

  it('tells of an article when and by whom it was written', () => {
    const article = {
      publishedAt: new Date('2026-03-06T06:00:00Z'),
      updatedAt: new Date('2026-03-07T06:00:00Z'),
      author: 'Seda Özgür',
    }
    expect(pageMetadata({ ...page, article }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-03-06T06:00:00.000Z',
      modifiedTime: '2026-03-07T06:00:00.000Z',
      authors: ['Seda Özgür'],
    })
  })
})

it('keeps a missing page out of search engines and gives it no address', () => {
  const metadata = missingMetadata('Sayfa Bulunamadı')
  expect(metadata.robots).toEqual({ index: false })
  expect(metadata.alternates).toBeUndefined()
})
