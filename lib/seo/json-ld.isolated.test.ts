import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { faultSchema } from '@/lib/faults/schema'
import { serviceSchema } from '@/lib/services/schema'
import { blogPosting, faultData, localBusiness, serviceData } from '@/lib/seo/json-ld'
import type { Settings } from '@/lib/settings/schema'
import { companyOf } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

const company = companyOf(DEFAULT_SETTINGS)

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  vi.stubEnv('SITE_URL', 'https://www.ornek.example')
})

const dates = { version: 1, createdAt: new Date('2026-01-01T00:00:00Z'), updatedAt: new Date('2026-01-02T00:00:00Z') }
const image = { path: '/uploads/a.png', width: 1600, height: 1200, widths: [], alt: '' }
const published = { isDraft: false, publishedAt: new Date('2026-01-01T00:00:00Z'), metaTitle: '', metaDescription: '' }
const post = {
  ...dates,
  id: '1',
  slug: 'pil',
  title: 'Pil',
  summary: '',
  content: 'Metin',
  contentFormat: 'plain',
  author: 'Admin',
  ...published,
  image: null,
}

afterEach(() => {
  vi.useRealTimers()
})

const { contact, social, hours } = DEFAULT_SETTINGS
const CONTACT_KEYS = ['telephone', 'email', 'address', 'geo', 'sameAs', 'openingHoursSpecification']

/** The business as search engines read it. */
const told = (settings: Settings) => localBusiness(settings) as unknown as Record<string, unknown>

/** Which of the contact data a search engine is told. */
function toldOf(changes: Partial<Settings>): string[] {
  const business = localBusiness({ ...DEFAULT_SETTINGS, ...changes })
  return CONTACT_KEYS.filter((key) => key in business)
}

it('tells nobody the placeholders by which the company cannot be reached', () => {
  expect(localBusiness(DEFAULT_SETTINGS)).toMatchObject({ name: company.fullName, foundingDate: '1999' })
  expect(toldOf({})).toEqual([])
})

it('leaves out what is still a placeholder and tells the rest', () => {
  expect(toldOf({ contact: { ...contact, phone: '0212 444 01 02' } })).toEqual([
    'telephone',
    'openingHoursSpecification',
  ])
  expect(toldOf({ contact: { ...contact, email: 'bilgi@ornek.example' } })).toEqual(['email'])
  expect(toldOf({ contact: { ...contact, latitude: 39.9 } })).toEqual(['geo'])
  expect(toldOf({ social: { ...social, linkedin: 'https://www.linkedin.com/company/x' } })).toEqual(['sameAs'])
})

it('leaves out the city of an address that does not name one, and profiles that are blank', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    contact: { ...contact, address: 'Organize Sanayi, 5. Cadde' },
    social: { linkedin: '', instagram: '', youtube: 'https://www.youtube.com/@x' },
  }
  expect(localBusiness(settings)).toMatchObject({ sameAs: ['https://www.youtube.com/@x'] })
  expect(told(settings).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Organize Sanayi, 5. Cadde',
    addressCountry: 'TR',
  })
})

it('tells the hours of open days, and of closed days only those ahead', () => {
  vi.useFakeTimers({ now: new Date('2026-04-22T22:30:00Z') })
  const closedDays = [
    { date: '2026-04-22', name: 'Sayım' },
    { date: '2026-04-23', name: 'Ulusal Egemenlik ve Çocuk Bayramı' },
  ]
  const settings = { ...DEFAULT_SETTINGS, contact: { ...contact, phone: '0212 444 01 02' } }
  const { openingHoursSpecification, specialOpeningHoursSpecification } = told({
    ...settings,
    hours: { ...hours, closedDays },
  })
  expect(openingHoursSpecification).toHaveLength(6)
  expect(openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Saturday',
    opens: '09:00',
    closes: '13:00',
  })
  expect(specialOpeningHoursSpecification).toMatchObject([
    { name: 'Ulusal Egemenlik ve Çocuk Bayramı', validFrom: '2026-04-23', opens: '00:00', closes: '00:00' },
  ])
})

it('tells the legal name once it is a real one', () => {
  expect(told(DEFAULT_SETTINGS)).not.toHaveProperty('legalName')
  const legalName = 'Deneme Elektronik A.Ş.'
  const settings = { ...DEFAULT_SETTINGS, company: { ...DEFAULT_SETTINGS.company, legalName } }
  expect(told(settings)).toMatchObject({ legalName })
})

it('tells a lunch break, a day until midnight, a half day and a range', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T09:00:00Z') })
  const week = hours.week.with(6, { isOpen: true, from: '00:00', to: '24:00' })
  const { openingHoursSpecification, specialOpeningHoursSpecification } = told({
    ...DEFAULT_SETTINGS,
    contact: { ...contact, phone: '0212 444 01 02' },
    hours: {
      week,
      lunch: { from: '12:30', to: '13:30' },
      closedDays: [
        { date: '2026-03-19', name: 'Arife', openUntil: '13:00' },
        { date: '2026-03-20', lastDate: '2026-03-22', name: 'Bayram' },
      ],
    },
  })
  const opening = openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[]
  const at = (day: string) => opening.filter(({ dayOfWeek }) => dayOfWeek === day).map((one) => [one.opens, one.closes])
  expect(at('Monday')).toEqual([
    ['08:30', '12:30'],
    ['13:30', '18:00'],
  ])
  expect(at('Saturday')).toEqual([['09:00', '13:00']])
  expect(at('Sunday').at(-1)?.[1]).toBe('23:59')
  expect(specialOpeningHoursSpecification).toMatchObject([
    { name: 'Arife', validThrough: '2026-03-19', opens: '08:30', closes: '13:00' },
    { name: 'Bayram', validFrom: '2026-03-20', validThrough: '2026-03-22', closes: '00:00' },
  ])
})

it('leaves out what a post or a service does not have', () => {
  expect(blogPosting(post, company).author).toMatchObject({ '@type': 'LocalBusiness' })
  expect(blogPosting(post, company)).not.toHaveProperty('description')
  expect(blogPosting(post, company)).toMatchObject({ image: 'https://www.ornek.example/og.png' })
  const service = {
    ...dates,
    id: '1',
    slug: 'plc',
    deviceName: '',
    ...serviceSchema.parse({ title: 'PLC' }),
    ...published,
  }
  expect(serviceData({ ...service, images: [] }, company)).not.toHaveProperty('image')
  expect(serviceData({ ...service, images: [] }, company)).not.toHaveProperty('description')
  expect(serviceData({ ...service, images: [image] }, company)).toMatchObject({
    image: ['https://www.ornek.example/uploads/a.png'],
  })
})

/** A published fault of a service, with a code. */
const fault = {
  ...dates,
  ...published,
  ...faultSchema.parse({ brand: 'Yumaro', series: 'YS2', code: 'AL16', title: 'Aşırı akım' }),
  id: '1',
  slug: 'yumaro-ys2-al16',
  brandSlug: 'yumaro',
  codeSort: '',
  service: { id: '2', slug: 'servo', title: 'Servo Tamiri', deviceName: 'Servo sürücü', ...published },
  relatedPost: null,
}

it('tells of a fault as an article of the company, changed when it was edited', () => {
  expect(faultData({ fault, device: null }, company)).toMatchObject({
    image: 'https://www.ornek.example/og.png',
    author: { '@type': 'LocalBusiness' },
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-01-02T00:00:00.000Z',
  })
})

it('does not claim a change before the publication of what became public after its last edit', () => {
  const publishedAt = new Date('2026-02-01T06:00:00Z')
  expect(faultData({ fault: { ...fault, publishedAt }, device: null }, company)).toMatchObject({
    datePublished: '2026-02-01T06:00:00.000Z',
    dateModified: '2026-02-01T06:00:00.000Z',
  })
})

it('names no device of a fault whose service is not public, and shows the picture in place of a display', () => {
  const device = { iconName: 'Cpu', picture: image }
  const data = faultData({ fault: { ...fault, service: null, series: '' }, device }, company)
  expect(data).toMatchObject({ about: { name: 'Yumaro' }, image: 'https://www.ornek.example/uploads/a.png' })
})
