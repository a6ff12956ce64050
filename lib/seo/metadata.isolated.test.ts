import { beforeAll, expect, it, vi } from 'vitest'
import { metadataFor } from '@/lib/seo/metadata'
import { companyOf } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  vi.stubEnv('SITE_URL', 'https://www.ornek.example')
  vi.stubEnv('ASSET_BASE_URL', '')
})

const page = { title: 'Teknik Bilgi', description: 'Ölçüm yazıları.', path: '/teknik-bilgi' }
const image = { path: '/uploads/a.png', width: 1600, height: 1200, widths: [320, 1440] }
const company = companyOf(DEFAULT_SETTINGS)

it('the site’s picture is shown where the page has none, else the widest smaller file with its size', () => {
  const own = { url: 'https://www.ornek.example/og.png', width: 1200, height: 630 }
  expect(metadataFor(page, company).openGraph?.images).toMatchObject([own])
  const url = 'https://www.ornek.example/uploads/a-1440.webp'
  const smaller = { url, width: 1440, height: 1080, type: 'image/webp', alt: 'Teknik Bilgi' }
  expect(metadataFor({ ...page, image }, company).openGraph?.images).toEqual([smaller])
})

it('the company stands after a title, but not after one that staff wrote for search engines', () => {
  expect(metadataFor(page, company).title).toEqual({ absolute: 'Teknik Bilgi | Ölçev Endüstriyel Elektronik' })
  const { title, openGraph } = metadataFor({ ...page, metaTitle: 'Arıza ölçümü, İstanbul' }, company)
  expect([title, openGraph?.title]).toEqual([{ absolute: 'Arıza ölçümü, İstanbul' }, 'Arıza ölçümü, İstanbul'])
})

it.each([{ name: 'Ada' }, { tagline: 'Elektronik onarımı, 2011’den beri' }])(
  'there is no picture with the words of another company: %o',
  (changes) => {
    const other = companyOf({ ...DEFAULT_SETTINGS, company: { ...DEFAULT_SETTINGS.company, ...changes } })
    expect(metadataFor(page, other).openGraph).not.toHaveProperty('images')
    expect(metadataFor(page, other).twitter).not.toHaveProperty('images')
  },
)
