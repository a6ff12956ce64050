import { expect, test } from 'vitest'
import { ageOf } from '@/lib/site/about'

const experience = (facts: { label: string; value: string }[]) =>
  facts.find(({ label }) => label === 'Deneyim')?.value ?? null

test.each([
  [
    1999,
    '25+ yıl',
    '1999 yılından beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. 25 yılı aşan sürede',
  ],
  [
    2011,
    '10+ yıl',
    '2011 yılından beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. 10 yılı aşan sürede',
  ],
  [
    2020,
    '5+ yıl',
    '2020 yılından beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. 5 yılı aşan sürede',
  ],
  [2021, '5 yıl', '2021 yılından beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. 5 yılda'],
  [2026, null, '2026 yılından beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. Değişmeyen kural'],
])('a company of %i tells its age in 2026 as %s', (year, value, beginning) => {
  const { intro, facts } = ageOf(year, 2026)
  expect(experience(facts)).toBe(value)
  expect(intro).toMatch(new RegExp(`^${beginning}`))
  expect(facts[0]).toEqual({ label: 'Kuruluş', value: String(year) })
})
