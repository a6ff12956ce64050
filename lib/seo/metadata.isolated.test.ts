import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pageMetadata } from '@/lib/seo/metadata'

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  vi.stubEnv('SITE_URL', 'https://www.ornek.example')
  vi.stubEnv('ASSET_BASE_URL', '')
})

const page = { title: 'Teknik Bilgi', description: 'Ölçüm yazıları.', path: '/teknik-bilgi' }
const image = { path: '/uploads/a.png', width: 1600, height: 1200, widths: [400] }

describe('pageMetadata', () => {
  it('shows the site’s picture where the page has none, else the full one with its size', () => {
    expect(pageMetadata(page).openGraph?.images).toMatchObject([
      { url: 'https://www.ornek.example/og.png', width: 1200, height: 630 },
    ])
    expect(pageMetadata({ ...page, image }).openGraph?.images).toEqual([
      { url: 'https://www.ornek.example/uploads/a.png', width: 1600, height: 1200, alt: 'Teknik Bilgi' },
    ])
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
