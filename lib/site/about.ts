/** Returns how long the company has existed: up to five years exactly, later the largest multiple of five that has surely passed. */
function experience(foundedYear: number, thisYear: number) {
  const years = thisYear - foundedYear
  if (years < 1) return null
  if (years <= 5) return { value: `${years} yıl`, words: `${years} yılda` }
  const multipleOfFive = years - 1 - ((years - 1) % 5)
  return { value: `${multipleOfFive}+ yıl`, words: `${multipleOfFive} yılı aşan sürede` }
}

/**
 * Returns a text of /kurumsal with the company's age in place of '{kuruluş}' and '{deneyim}'. For a company younger than a year
 * '{deneyim}' is dropped, and the next word gets a capital.
 */
export function withAge(text: string, foundedYear: number, thisYear: number): string {
  const age = experience(foundedYear, thisYear)
  return text
    .replaceAll('{kuruluş}', String(foundedYear))
    .replaceAll(/\{deneyim\}\s?(\p{L}?)/gu, (_, nextLetter: string) =>
      age ? `${age.words} ${nextLetter}` : nextLetter.toLocaleUpperCase('tr'),
    )
}

/** Returns the facts about the company that /kurumsal shows. */
export function factsOf(foundedYear: number, thisYear: number) {
  const age = experience(foundedYear, thisYear)
  return [
    { label: 'Kuruluş', value: String(foundedYear) },
    ...(age ? [{ label: 'Deneyim', value: age.value }] : []),
    { label: 'Çalışma düzeyi', value: 'Bileşen' },
    { label: 'Teslim', value: 'Garanti belgesiyle' },
  ]
}
