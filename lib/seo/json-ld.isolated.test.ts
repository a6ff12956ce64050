import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { localBusiness } from '@/lib/seo/json-ld'
import type { Settings } from '@/lib/settings/schema'
import { companyOf } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

const company = companyOf(DEFAULT_SETTINGS)

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  vi.stubEnv('SITE_URL', 'https://www.ornek.example')
})
afterEach(() => vi.useRealTimers())

const { contact, social, hours } = DEFAULT_SETTINGS
const CONTACT_KEYS = ['telephone', 'email', 'address', 'geo', 'sameAs', 'openingHoursSpecification']
const realContact = { ...contact, phone: '0212 444 01 02' }
const businessWith = (changes: Partial<Settings>) =>
  localBusiness({ ...DEFAULT_SETTINGS, ...changes }) as unknown as Record<string, unknown>

it.each<[string, Partial<Settings>, string[]]>([
  ['no changed setting', {}, []],
  ['a real phone number', { contact: realContact }, ['telephone', 'openingHoursSpecification']],
  ['a real profile', { social: { ...social, linkedin: 'https://www.linkedin.com/company/x' } }, ['sameAs']],
])('with %s, no placeholder is published', (_, changes, keys) => {
  const business = businessWith(changes)
  expect(business).toMatchObject({ name: company.fullName, foundingDate: '1999' })
  expect(business).not.toHaveProperty('legalName')
  expect(CONTACT_KEYS.filter((key) => key in business)).toEqual(keys)
})

it('opening hours include the lunch break, a day until midnight, and upcoming half days and ranges of closed days', () => {
  // Already 19 March in İstanbul.
  vi.useFakeTimers({ now: new Date('2026-03-18T22:00:00Z') })
  const { openingHoursSpecification, specialOpeningHoursSpecification } = businessWith({
    contact: realContact,
    hours: {
      week: hours.week.with(6, { isOpen: true, from: '00:00', to: '24:00' }),
      lunch: { from: '12:30', to: '13:30' },
      closedDays: [
        { date: '2026-03-18', name: 'Sayım' },
        { date: '2026-03-19', name: 'Arife', openUntil: '13:00' },
        { date: '2026-03-20', lastDate: '2026-03-22', name: 'Bayram' },
      ],
    },
  })
  const spans = openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[]
  const spansOn = (day: string) =>
    spans.filter(({ dayOfWeek }) => dayOfWeek === day).map(({ opens, closes }) => `${opens}–${closes}`)
  expect([spansOn('Monday'), spansOn('Saturday')]).toEqual([['08:30–12:30', '13:30–18:00'], ['09:00–13:00']])
  expect(spansOn('Sunday').at(-1)).toMatch(/–23:59$/)
  expect(specialOpeningHoursSpecification).toMatchObject([
    { name: 'Arife', validThrough: '2026-03-19', opens: '08:30', closes: '13:00' },
    { name: 'Bayram', validFrom: '2026-03-20', validThrough: '2026-03-22', closes: '00:00' },
  ])
})
