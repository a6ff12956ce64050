// Words of people for what displays show differently: 'alarm 16' for AL16, '24 volt' for 24V. All words are folded.

/** Words that make a code of the number next to them: 'alarm 16', '16 nolu hata'. People use them for any letters. */
const CODE_WORD = '(?:(?:alarm|hata|ariza|error|fault)[a-z]*|kod|kodu|no|nolu|numara|numarali)'
const SPOKEN_CODE = new RegExp(
  String.raw`(?<!\S)(?:${CODE_WORD}(?:[\s-]+${CODE_WORD})*[\s-]*(?<after>\d{1,8})|(?<before>\d{1,8})(?:\s+${CODE_WORD})+)(?!\S)`,
)

/** Beginnings of codes on displays. */
const CODE_BEGINNINGS = ['al', 'alm', 'a', 'alarm', 'e', 'er', 'err', 'f', '']

/** Returns the codes that a folded text may mean by its first number, and the rest of the text; null without such a number. */
export function spokenCode(folded: string): { codes: string[]; others: string } | null {
  const found = SPOKEN_CODE.exec(folded)
  if (!found) return null
  const { after, before } = found.groups!
  return {
    codes: CODE_BEGINNINGS.map((beginning) => beginning + (after ?? before)),
    others: folded.replace(found[0], ' '),
  }
}

/** Units as texts write them and as people say them. */
const UNITS: Record<string, string> = { v: 'volt', a: 'amper', w: 'watt', kw: 'kilowatt', hz: 'hertz' }
const UNIT_WORDS = Object.entries(UNITS).flat().join('|')
const APART = new RegExp(String.raw`(?<=\d)\s+(?=(?:${UNIT_WORDS})(?!\S))`, 'g')
const MEASURE = new RegExp(`^(\\d+)(${UNIT_WORDS})$`)

/** Joins numbers with their units: '24 volt' becomes '24volt'. */
export function withJoinedUnits(folded: string): string {
  return folded.replace(APART, '')
}

/** Returns number and forms of the unit of a joined measure, or null: 24 with 'v' and 'volt' for '24v'. */
export function measureIn(word: string): { number: string; forms: string[] } | null {
  const [, number, unit] = MEASURE.exec(word) ?? []
  if (number === undefined || unit === undefined) return null
  const short = Object.keys(UNITS).find((key) => key === unit || UNITS[key] === unit)!
  return { number, forms: [short, UNITS[short]!] }
}
