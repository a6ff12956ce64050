import { expect, test } from 'vitest'
import { ageOf } from '@/lib/site/about'

test.each([
  [1999, '25+ yıl', '25 yılı aşan sürede'],
  [2020, '5+ yıl', '5 yılı aşan sürede'],
  [2021, '5 yıl', '5 yılda'],
  [2026, undefined, 'Değişmeyen kural'],
])('a company of %i tells its age in 2026 as %s', (year, value, words) => {
  const { intro, facts } = ageOf(year, 2026)
  expect(facts.find(({ label }) => label === 'Deneyim')?.value).toBe(value)
  expect(intro).toContain(
    `${year} yılından beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. ${words}`,
  )
})
