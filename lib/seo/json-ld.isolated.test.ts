import { beforeAll, expect, it, vi } from 'vitest'
import { serviceSchema } from '@/lib/domains/services/schema'
import { blogPosting, breadcrumbs, localBusiness, serviceData } from '@/lib/seo/json-ld'
import { company } from '@/lib/site/company'

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  vi.stubEnv('SITE_URL', 'https://www.ornek.example')
})

const dates = { version: 1, createdAt: new Date('2026-01-01T00:00:00Z'), updatedAt: new Date('2026-01-02T00:00:00Z') }
const image = { path: '/uploads/a.png', width: 1600, height: 1200, widths: [] }
const post = {
  ...dates,
  id: '1',
  slug: 'pil',
  title: 'Pil',
  summary: '',
  content: 'Metin',
  contentFormat: 'plain',
  author: 'Admin',
  publishedAt: new Date('2026-01-01T00:00:00Z'),
  image: null,
}

it('tells nobody the placeholders by which the company cannot be reached', () => {
  const business = localBusiness()
  expect(business).toMatchObject({ '@type': 'LocalBusiness', name: company.fullName, foundingDate: '1999' })
  for (const key of ['telephone', 'email', 'address', 'sameAs']) expect(business).not.toHaveProperty(key)
})

it('tells how the company is reached once that is confirmed', () => {
  Object.assign(company, { confirmed: true })
  try {
    expect(localBusiness()).toMatchObject({
      telephone: '+902125550123',
      address: { '@type': 'PostalAddress', postalCode: company.address.postalCode, addressCountry: 'TR' },
    })
  } finally {
    Object.assign(company, { confirmed: false })
  }
})

it('names a person as author, and the company where nobody is named', () => {
  expect(blogPosting(post).author).toMatchObject({ '@type': 'LocalBusiness' })
  expect(blogPosting({ ...post, author: 'Seda Özgür' }).author).toEqual({ '@type': 'Person', name: 'Seda Özgür' })
})

it('leaves out what a post or a service does not have', () => {
  expect(blogPosting(post)).not.toHaveProperty('description')
  expect(blogPosting(post)).toMatchObject({ image: 'https://www.ornek.example/og.png' })
  const service = { ...dates, id: '1', slug: 'plc', ...serviceSchema.parse({ title: 'PLC' }) }
  expect(serviceData({ ...service, images: [] })).not.toHaveProperty('image')
  expect(serviceData({ ...service, images: [] })).not.toHaveProperty('description')
  expect(serviceData({ ...service, images: [image] })).toMatchObject({
    image: ['https://www.ornek.example/uploads/a.png'],
  })
})

it('begins the way to a page at home', () => {
  expect(breadcrumbs({ name: 'İletişim', path: '/iletisim' }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ana Sayfa', item: 'https://www.ornek.example/' },
    { '@type': 'ListItem', position: 2, name: 'İletişim', item: 'https://www.ornek.example/iletisim' },
  ])
})
