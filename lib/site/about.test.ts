import { expect, test } from 'vitest'
import { factsOf, withAge } from '@/lib/site/about'

test.each([
  [1999, '25+ yıl', '25 yılı aşan sürede değişmeyen kural'],
  [2020, '5+ yıl', '5 yılı aşan sürede değişmeyen kural'],
  [2021, '5 yıl', '5 yılda değişmeyen kural'],
  [2026, undefined, 'Değişmeyen kural'],
])('a company founded in %i shows its age in 2026 as %s', (year, value, words) => {
  expect(factsOf(year, 2026).find(({ label }) => label === 'Deneyim')?.value).toBe(value)
  expect(withAge('{kuruluş} yılından beri. {deneyim} değişmeyen kural', year, 2026)).toBe(
    `${year} yılından beri. ${words}`,
  )
})
