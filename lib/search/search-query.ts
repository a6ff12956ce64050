import { codeKey } from '@/lib/faults/alarm-code'
import { foldText } from '@/lib/platform/turkish/search'
import { measureIn, codeInPhrase, withJoinedUnits } from '@/lib/search/code-phrases'

/** Maximum number of words in a query. Further words are ignored. */
const MAX_WORDS = 8

/** Longer words are truncated, as in the database. */
const MAX_WORD_CHARS = 60

const MAX_CODE_CHARS = 24

/** Maximum length of a code without digits whose parts may be separate. */
const MAX_LETTER_CODE_CHARS = 4

/** Maximum number of neighbouring parts of a query that can be one code: 'ALM 414', 'AL 16 . 2'. */
const MAX_CODE_PARTS = 3

// The same characters as in the database's search_words_in.
const BREAKS = /[\s\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+/gu

/** The text between two spaces of a query: its words, and its letters and digits joined. */
type QueryPart = { words: string[]; key: string }

/** A possible code, and the other parts of the query. A strong guess also matches without the other parts. */
type CodeGuess = { key: string; otherParts: QueryPart[]; isStrong: boolean }

/** A query as PostgreSQL reads it (tsquery). */
export type SearchQuery = {
  /** The folded words to highlight in texts. A part with dots or dashes is also included in joined form. */
  highlights: string[]
  /** The words that may have a typing mistake. */
  words: string[]
  /** The keys that may be a code. */
  codes: string[]
  /** All words, anywhere in the texts. */
  any: string
  /** All words, in the title. */
  title: string
  /** Like `any` and `title`, with a joined code. Used if the code exists, because then its pieces ('al', '16') are not words. */
  withJoinedCode: { any: string; title: string }
  /** All possible codes, to find the few rows that `exact` and `code` can match. */
  guesses: string
  /** A code, and all other words of the query. */
  exact: string
  /** Only a code. */
  code: string
  /** The start of a code. */
  beginning: string
  /** Whether a title or a text contains all words, each at the start of a word, like `title` and `any`. */
  isInTitle: (title: string) => boolean
  isInText: (text: string) => boolean
}

const truncate = (word: string) => Array.from(word).slice(0, MAX_WORD_CHARS).join('')

function partsOf(folded: string): QueryPart[] {
  let remainingCount = MAX_WORDS
  return folded.split(/\s+/).flatMap((chunk) => {
    const words = chunk.split(BREAKS).filter(Boolean).map(truncate).slice(0, remainingCount)
    remainingCount -= words.length
    return words.length > 0 ? [{ words, key: truncate(chunk.replace(BREAKS, '')) }] : []
  })
}

/** Returns a word for a tsquery. Words contain neither quotes nor backslashes. In the index, '=' is before the words of a title, and '#' before codes. */
const lexeme = (word: string) => `'${word}'`
const beginsWith = (word: string) => `'${word}':*`
const codeLexeme = (key: string) => lexeme(`#${codeKey(key)}`)
const codePrefix = (key: string) => beginsWith(`#${codeKey(key)}`)
const allOf = (queries: string[]) => [...new Set(queries)].map((query) => `(${query})`).join(' & ')
const anyOf = (queries: string[]) => [...new Set(queries)].map((query) => `(${query})`).join(' | ')

/** Matches nothing, because no word contains a space. */
const NOTHING = `' '`

/** The words to search instead of each word with a typing mistake. */
type Corrections = ReadonlyMap<string, readonly string[]>

/** Returns the query of a word. A number may have its unit with or without a space, and in short or in full. */
function wordQuery(word: string, corrections: Corrections, prefix: string): string {
  const measure = measureIn(word)
  if (!measure) return anyOf((corrections.get(word) ?? [word]).map((form) => beginsWith(prefix + form)))
  const number = prefix + measure.number
  const separateWords = allOf([lexeme(number), anyOf(measure.forms.map((form) => lexeme(prefix + form)))])
  return anyOf([separateWords, ...measure.forms.map((form) => beginsWith(number + form))])
}

/** Returns a query for each part, whose words may be separate or joined. */
function queriesOf(parts: QueryPart[], corrections: Corrections, prefix = ''): string[] {
  return parts.map(({ words, key }) => {
    const separateWords = allOf(words.map((word) => wordQuery(word, corrections, prefix)))
    return words.length > 1 ? `${separateWords} | ${beginsWith(prefix + key)}` : separateWords
  })
}

/** Returns the folded words of a text, and each text between two spaces in joined form. */
function wordsIn(text: string): string[] {
  const folded = foldText(text)
  return [...folded.split(BREAKS), ...folded.split(/\s+/).map((chunk) => chunk.replace(BREAKS, ''))].filter(Boolean)
}

function containsAll(text: string, parts: QueryPart[], corrections: Corrections): boolean {
  const textWords = wordsIn(text)
  const has = (word: string) =>
    (corrections.get(word) ?? [word]).some((form) => textWords.some((textWord) => textWord.startsWith(form)))
  return parts.every(({ words, key }) => words.every(has) || has(key))
}

function codeGuesses(parts: QueryPart[]): CodeGuess[] {
  const guesses: CodeGuess[] = []
  for (let length = 1; length <= MAX_CODE_PARTS; length += 1) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const key = parts
        .slice(start, start + length)
        .map((part) => part.key)
        .join('')
      const otherParts = [...parts.slice(0, start), ...parts.slice(start + length)]
      const isMixed = /\d/.test(key) && /\D/.test(key)
      if (key.length > MAX_CODE_CHARS) continue
      // Several parts without a digit are words, unless they are the whole query and short: 'E OC'.
      if (length > 1 && !isMixed && (otherParts.length > 0 || key.length > MAX_LETTER_CODE_CHARS)) continue
      guesses.push({ key, otherParts, isStrong: otherParts.length === 0 || isMixed })
    }
  }
  return guesses
}

/** Returns codes that are written as a phrase: 'alarm 16', 'alarm16', '16 nolu alarm' for AL16. */
function phraseGuesses(folded: string): CodeGuess[] {
  const phrase = codeInPhrase(folded)
  if (!phrase) return []
  const otherParts = partsOf(phrase.otherText)
  return phrase.codes.map((key) => ({ key, otherParts, isStrong: otherParts.length === 0 }))
}

/** Returns the query of a text, with some words replaced, or null if it has no word. */
export function parseQuery(text: string, corrections: Corrections = new Map()): SearchQuery | null {
  const folded = withJoinedUnits(foldText(text))
  const parts = partsOf(folded)
  if (parts.length === 0) return null
  const fromPhrases = phraseGuesses(folded)
  const guesses = [...fromPhrases, ...codeGuesses(parts)]
  const strongGuesses = guesses.filter(({ isStrong }) => isStrong)
  const withOthers = ({ otherParts }: CodeGuess, codeQuery: string, prefix = '') =>
    allOf([codeQuery, ...queriesOf(otherParts, corrections, prefix)])
  const joinedCodes = (prefix: string) =>
    [...fromPhrases, ...strongGuesses]
      .filter(({ key }) => key.length > 1 && /\d/.test(key) && /\D/.test(key))
      .map((guess) => withOthers(guess, beginsWith(prefix + guess.key), prefix))
  // Nearly every text has a word that starts with a single letter, so such parts are only searched in titles.
  const longParts = parts.filter(({ key }) => key.length > 1)
  const title = allOf(queriesOf(parts, corrections, '='))
  const allWords = longParts.length > 0 ? allOf(queriesOf(longParts, corrections)) : title
  const codeQueries = joinedCodes('')
  const codes = [...new Set(strongGuesses.map(({ key }) => key))]
  return {
    highlights: [...new Set([...codes, ...wordsOf(parts, codes), ...[...corrections.values()].flat()])],
    words: [...new Set(parts.flatMap(({ words }) => (words.length === 1 ? words : [])))],
    codes,
    any: anyOf([allWords, ...codeQueries]),
    title,
    withJoinedCode:
      codeQueries.length > 0 ? { any: anyOf(codeQueries), title: anyOf(joinedCodes('=')) } : { any: allWords, title },
    guesses: anyOf(guesses.map(({ key }) => codeLexeme(key))) || NOTHING,
    exact: anyOf(guesses.map((guess) => withOthers(guess, codeLexeme(guess.key)))) || NOTHING,
    code: anyOf(strongGuesses.map(({ key }) => codeLexeme(key))) || NOTHING,
    isInTitle: (text) => containsAll(text, parts, corrections),
    isInText: (text) => longParts.length > 0 && containsAll(text, longParts, corrections),
    beginning:
      anyOf(guesses.filter(({ otherParts }) => otherParts.length === 0).map(({ key }) => codePrefix(key))) || NOTHING,
  }
}

/** Returns the words to highlight. A short part of a code would highlight too much: 'alarm' starts with the 'al' of 'AL-16'. */
function wordsOf(parts: QueryPart[], codes: string[]): string[] {
  const isPartOfCode = (word: string) =>
    word.length < 3 && codes.some((candidate) => candidate !== word && candidate.includes(word))
  return parts.flatMap(({ words, key }) => [key, ...words, ...measureWords(key)]).filter((word) => !isPartOfCode(word))
}

/** Returns the other forms of a measure, so that '24 volt' is highlighted for '24v'. */
function measureWords(key: string): string[] {
  const measure = measureIn(key)
  return measure ? measure.forms.map((form) => measure.number + form) : []
}
