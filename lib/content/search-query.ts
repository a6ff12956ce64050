import { foldText } from '@/lib/content/search'
import { CODE_BEGINNINGS, isCodeWord, isFiller, unitForms } from '@/lib/content/spoken-words'

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

/**
 * What stands between two spaces of a query: its words, and all of its letters and digits in one. `unitOf` is the number
 * before it if it is a unit.
 */
type Part = { words: string[]; key: string; unitOf?: string }

/** Neighbouring parts that may be a code. `others` are the parts beside them. */
type CodeGuess = { key: string; others: Part[]; isStrong: boolean }

/** A part of a query that counts in texts by itself. `query` finds it. */
export type Term = { key: string; query: string; isFiller: boolean }

/** A query as PostgreSQL reads it (tsquery). */
export type SearchQuery = {
  /** The folded words, of which texts show where they are. A part with dots or dashes is there in one, too. */
  marked: string[]
  /** The words that may have a typing mistake. */
  words: string[]
  /** Its parts without single letters. */
  terms: Term[]
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

const keyOf = (chunk: string) => cut(chunk.replace(BREAKS, ''))

function partsOf(text: string): Part[] {
  const parts = foldText(text)
    .split(/\s+/)
    .map((chunk) => ({ words: chunk.split(BREAKS).filter(Boolean).map(cut), key: keyOf(chunk) }))
    .filter(({ key }) => key !== '')
  let room = MAX_WORDS
  return parts.flatMap(({ words, key }, index) => {
    const kept = words.slice(0, room)
    room -= kept.length
    if (kept.length === 0) return []
    const before = parts[index - 1]?.key ?? ''
    const isUnit = /\d$/.test(before) && unitForms(key).length > 0
    return [{ words: kept, key, ...(isUnit && { unitOf: before }) }]
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

/** A number with a unit, as it is typed: '24v'. */
const MEASURE = /^(\d+)([a-z]{1,4})$/

/** Returns the queries of a number with a unit, which texts write apart and with other words: '24 V'. Nothing for other words. */
function measureQuery(word: string, prefix: string): string[] {
  const [, number, unit] = MEASURE.exec(word) ?? []
  if (number === undefined || unit === undefined) return []
  const forms = [...new Set([unit, ...unitForms(unit)])]
  const apart = allOf([lexeme(prefix + number), anyOf(forms.map((form) => lexeme(prefix + form)))])
  return [apart, ...unitForms(unit).map((form) => lexeme(prefix + number + form))]
}

/** Returns the query of one part, whose words stand apart or in one. */
function partQuery({ words, key, unitOf }: Part, meant: Meant, prefix = ''): string {
  if (unitOf !== undefined) {
    const forms = unitForms(key)
    return anyOf([...forms.map((form) => lexeme(prefix + form)), beginsWith(prefix + unitOf + forms[0])])
  }
  const wordQuery = (word: string) =>
    anyOf([...(meant.get(word) ?? [word]).map((one) => beginsWith(prefix + one)), ...measureQuery(word, prefix)])
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

const isNumber = ({ key }: Part) => /^\d+$/.test(key)

/** Returns the parts from `from` on, in a direction, that name a code: both of 'alarm kodu 16'. */
function codeWordsBeside(parts: Part[], from: number, step: 1 | -1): Part[] {
  const part = parts[from + step]
  if (!part || !isCodeWord(part.key)) return []
  return [part, ...codeWordsBeside(parts, from + step, step)]
}

/** Returns the words that make a code of a number. A number with a unit is none. */
function codeWordsOf(parts: Part[], index: number): Part[] {
  if (!isNumber(parts[index]!) || parts[index + 1]?.unitOf !== undefined) return []
  return [...codeWordsBeside(parts, index, -1), ...codeWordsBeside(parts, index, 1)]
}

/** Returns the codes that are said and not read from a display: 'alarm 16', 'alarm16', '16 nolu alarm' for AL16. */
function spokenCodes(parts: Part[]): CodeGuess[] {
  for (const [index, part] of parts.entries()) {
    const words = codeWordsOf(parts, index)
    const [, word = '', digits = part.key] = /^([a-z]+)(\d+)$/.exec(part.key) ?? []
    if (words.length === 0 && !isCodeWord(word)) continue
    const others = parts.filter((other) => other !== part && !words.includes(other))
    // Only the first number, because each one costs nine codes.
    return CODE_BEGINNINGS.map((beginning) => ({ key: beginning + digits, others, isStrong: others.length === 0 }))
  }
  return []
}

/** Returns the parts that count in texts. Words that make a code of a number belong to it. */
function termsOf(parts: Part[], meant: Meant): Term[] {
  const codeWords = parts.flatMap((_part, index) => codeWordsOf(parts, index).map(({ key }) => key))
  return parts
    .filter(({ key, unitOf }) => key.length > 1 && unitOf === undefined && !codeWords.includes(key))
    .map((part) => ({ key: part.key, query: partQuery(part, meant), isFiller: isFiller(part.key) }))
}

/** Returns the query of a text, with some words replaced and some parts left out, or null if it has no word. */
export function parseQuery(
  text: string,
  meant: Meant = new Map(),
  ignored: ReadonlySet<string> = new Set(),
): SearchQuery | null {
  const parts = partsOf(text).filter(({ key }) => !ignored.has(key))
  if (parts.length === 0) return null
  const guesses = codeGuesses(parts)
  const spoken = spokenCodes(parts)
  const possible = [...guesses, ...spoken]
  const withOthers = ({ others }: CodeGuess, code: string) =>
    allOf([code, ...others.map((part) => partQuery(part, meant))])
  // One letter begins a word of nearly every text. It counts alone, in titles.
  const long = parts.filter(({ key, unitOf }) => key.length > 1 || unitOf !== undefined)
  const all = allOf(
    long.length > 0 ? long.map((part) => partQuery(part, meant)) : parts.map((part) => partQuery(part, meant, '=')),
  )
  const exact = possible.map((guess) => withOthers(guess, lexeme(`#${guess.key}`)))
  const strong = possible.filter(({ isStrong }) => isStrong).map(({ key }) => lexeme(`#${key}`))
  const whole = possible.filter(({ others }) => others.length === 0).map(({ key }) => beginsWith(`#${key}`))
  // 'AL 16' is written 'AL16' in texts, too.
  const joined = guesses
    .filter(({ key, isStrong }) => isStrong && !parts.some((part) => part.key === key))
    .map((guess) => withOthers(guess, beginsWith(guess.key)))
  const codes = [...new Set([...spoken, ...guesses].filter(({ isStrong }) => isStrong).map(({ key }) => key))]
  return {
    marked: [...new Set([...codes, ...wordsOf(parts, codes), ...[...meant.values()].flat()])],
    words: [...new Set(parts.flatMap(({ words }) => (words.length === 1 ? words : [])))],
    terms: termsOf(parts, meant),
    codes,
    any: anyOf([all, ...joined]),
    guesses: anyOf(possible.map(({ key }) => lexeme(`#${key}`))) || NOTHING,
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

/** Returns those parts of a text whose keys are among some, as they are typed. */
export function partsAsTyped(text: string, keys: readonly string[]): string[] {
  const typed = text.split(/\s+/).map((chunk) => [keyOf(foldText(chunk)), chunk] as const)
  return [...new Map(typed.filter(([key]) => keys.includes(key))).values()]
}
