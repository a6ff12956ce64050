import { foldText } from '@/lib/content/search'

/** Words of a query that count; the others are left out. */
const MAX_WORDS = 8

/** Longer words are cut, as in the database. */
const MAX_WORD_CHARS = 60

/** The longest code. */
const MAX_CODE_CHARS = 24

/** The longest code without digits whose parts stand apart. */
const MAX_LETTER_CODE_CHARS = 4

/** Neighbouring parts of a query that can be one code: 'ALM 414', 'AL 16 . 2'. */
const MAX_CODE_PARTS = 3

// The same characters as in the database's search_words_in.
const BREAKS = /[\s\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+/gu

/** What stands between two spaces of a query: its words, and all of its letters and digits in one. */
type Part = { words: string[]; key: string }

/** Neighbouring parts that may be a code. `others` are the parts beside them. */
type CodeGuess = { key: string; others: Part[]; isStrong: boolean }

/** A query as PostgreSQL reads it (tsquery). */
export type SearchQuery = {
  /** The folded words, of which texts show where they are. A part with dots or dashes is there in one, too. */
  marked: string[]
  /** The words that may have a typing mistake. */
  words: string[]
  /** The keys that may be a code. */
  codes: string[]
  /** All words. */
  any: string
  /** All that may be a code, to find the few rows to which the next two can apply. */
  guesses: string
  /** A code, and all other words of the query. */
  exact: string
  /** A code alone. */
  code: string
  /** The beginning of a code. */
  beginning: string
  /** All words in the title. */
  title: string
}

const cut = (word: string) => Array.from(word).slice(0, MAX_WORD_CHARS).join('')

function partsOf(text: string): Part[] {
  const parts = foldText(text)
    .split(/\s+/)
    .map((chunk) => ({ words: chunk.split(BREAKS).filter(Boolean).map(cut), key: cut(chunk.replace(BREAKS, '')) }))
    .filter(({ key }) => key !== '')
  let room = MAX_WORDS
  return parts.flatMap(({ words, key }) => {
    const kept = words.slice(0, room)
    room -= kept.length
    return kept.length > 0 ? [{ words: kept, key }] : []
  })
}

/** Returns a word for a tsquery. Words contain neither quotes nor backslashes. */
const lexeme = (word: string) => `'${word}'`
const beginsWith = (word: string) => `'${word}':*`
const allOf = (queries: string[]) => [...new Set(queries)].map((query) => `(${query})`).join(' & ')
const anyOf = (queries: string[]) => [...new Set(queries)].map((query) => `(${query})`).join(' | ')

/** Matches nothing, because no word contains a space. */
const NOTHING = `' '`

/** Words that are looked for instead of one with a typing mistake. */
type Meant = ReadonlyMap<string, readonly string[]>

/** Returns the query of one part, whose words stand apart or in one. */
function partQuery({ words, key }: Part, meant: Meant, prefix = ''): string {
  const wordQuery = (word: string) => anyOf((meant.get(word) ?? [word]).map((one) => beginsWith(prefix + one)))
  const apart = allOf(words.map(wordQuery))
  return words.length > 1 ? `${apart} | ${beginsWith(prefix + key)}` : apart
}

function codeGuesses(parts: Part[]): CodeGuess[] {
  const guesses: CodeGuess[] = []
  for (let length = 1; length <= MAX_CODE_PARTS; length += 1) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const key = parts
        .slice(start, start + length)
        .map((part) => part.key)
        .join('')
      const others = [...parts.slice(0, start), ...parts.slice(start + length)]
      const isMixed = /\d/.test(key) && /\D/.test(key)
      if (key.length > MAX_CODE_CHARS) continue
      // Several parts without a digit are words, unless they are all and short: 'E OC'.
      if (length > 1 && !isMixed && (others.length > 0 || key.length > MAX_LETTER_CODE_CHARS)) continue
      guesses.push({ key, others, isStrong: others.length === 0 || isMixed })
    }
  }
  return guesses
}

/** Returns the query of a text, with some words replaced, or null if it has no word. */
export function parseQuery(text: string, meant: Meant = new Map()): SearchQuery | null {
  const parts = partsOf(text)
  if (parts.length === 0) return null
  const guesses = codeGuesses(parts)
  const withOthers = ({ others }: CodeGuess, code: string) =>
    allOf([code, ...others.map((part) => partQuery(part, meant))])
  // One letter begins a word of nearly every text. It counts alone, in titles.
  const long = parts.filter(({ key }) => key.length > 1)
  const all = allOf(
    long.length > 0 ? long.map((part) => partQuery(part, meant)) : parts.map((part) => partQuery(part, meant, '=')),
  )
  const exact = guesses.map((guess) => withOthers(guess, lexeme(`#${guess.key}`)))
  const strong = guesses.filter(({ isStrong }) => isStrong).map(({ key }) => lexeme(`#${key}`))
  const whole = guesses.filter(({ others }) => others.length === 0).map(({ key }) => beginsWith(`#${key}`))
  // 'AL 16' is written 'AL16' in texts, too.
  const joined = guesses
    .filter(({ key, isStrong }) => isStrong && !parts.some((part) => part.key === key))
    .map((guess) => withOthers(guess, beginsWith(guess.key)))
  const codes = [...new Set(guesses.filter(({ isStrong }) => isStrong).map(({ key }) => key))]
  return {
    marked: [...new Set([...codes, ...wordsOf(parts, codes), ...[...meant.values()].flat()])],
    words: [...new Set(parts.flatMap(({ words }) => (words.length === 1 ? words : [])))],
    codes,
    any: anyOf([all, ...joined]),
    guesses: anyOf(guesses.map(({ key }) => lexeme(`#${key}`))) || NOTHING,
    exact: anyOf(exact) || NOTHING,
    code: anyOf(strong) || NOTHING,
    beginning: anyOf(whole) || NOTHING,
    title: allOf(parts.map((part) => partQuery(part, meant, '='))),
  }
}

/** Returns the words to mark. A short part of a code would mark too much: the 'al' of 'AL-16' begins 'alarm'. */
function wordsOf(parts: Part[], codes: string[]): string[] {
  const isPartOfCode = (word: string) => word.length < 3 && codes.some((code) => code !== word && code.includes(word))
  return parts.flatMap(({ words, key }) => [key, ...words]).filter((word) => !isPartOfCode(word))
}
