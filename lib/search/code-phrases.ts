// Maps phrases to what displays show: 'alarm 16' to AL16, '24 volt' to 24V. All words are folded.

/** Words that turn an adjacent number into a code: 'alarm 16', '16 nolu hata'. The code may have any letters. */
const CODE_WORD = '(?:(?:alarm|hata|ariza|error|fault)[a-z]*|kod|kodu|no|nolu|numara|numarali)'
const CODE_PHRASE = new RegExp(
  String.raw`(?<!\S)(?:${CODE_WORD}(?:[\s-]+${CODE_WORD})*[\s-]*(?<after>\d{1,8})|(?<before>\d{1,8})(?:\s+${CODE_WORD})+)(?!\S)`,
)

/** Prefixes of codes on displays. */
const CODE_PREFIXES = ['al', 'alm', 'a', 'alarm', 'e', 'er', 'err', 'f', '']

/** Returns the possible codes for the first phrase in a folded text, and the rest of the text, or null without a phrase. */
export function codeInPhrase(folded: string): { codes: string[]; otherText: string } | null {
  const match = CODE_PHRASE.exec(folded)
  if (!match) return null
  const { after, before } = match.groups!
  return { codes: CODE_PREFIXES.map((prefix) => prefix + (after ?? before)), otherText: folded.replace(match[0], ' ') }
}

/** Units in short and in full. */
const UNITS: Record<string, string> = { v: 'volt', a: 'amper', w: 'watt', kw: 'kilowatt', hz: 'hertz' }
const UNIT_WORDS = Object.entries(UNITS).flat().join('|')
const SPACE_BEFORE_UNIT = new RegExp(String.raw`(?<=\d)\s+(?=(?:${UNIT_WORDS})(?!\S))`, 'g')
const MEASURE = new RegExp(`^(\\d+)(${UNIT_WORDS})$`)

/** Joins numbers with their units: '24 volt' becomes '24volt'. */
export function withJoinedUnits(folded: string): string {
  return folded.replace(SPACE_BEFORE_UNIT, '')
}

/** Returns the number of a joined measure and both forms of its unit, or null: for '24v' 24 with 'v' and 'volt'. */
export function measureIn(word: string): { number: string; forms: string[] } | null {
  const [, number, unit] = MEASURE.exec(word) ?? []
  if (number === undefined || unit === undefined) return null
  const abbreviation = Object.keys(UNITS).find((key) => key === unit || UNITS[key] === unit)!
  return { number, forms: [abbreviation, UNITS[abbreviation]!] }
}
