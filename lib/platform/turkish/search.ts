import { phonesIn } from '@/lib/platform/turkish/phone'

/** The maximum length of a search in the panel. */
export const MAX_SEARCH_CHARS = 200

/**
 * Folds a text as the trigger of the column `search_text` does: without diacritics, with ı as i, in lower case.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıI]/g, 'i')
    .toLowerCase()
}

/** Returns the folded words of a query. */
export function searchWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}

/**
 * Returns the folded words that a match must contain, without duplicates and parts of other words. The longest words come
 * first, because the fewest texts contain them and each next word is searched only in the remaining texts.
 */
export function requiredWords(query: string): string[] {
  const words = [...new Set(searchWords(query))].toSorted((a, b) => b.length - a.length)
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.includes(word)))
}

/** Escapes the wildcards of LIKE, because Prisma passes texts to LIKE unescaped. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Returns the letters and digits of a text, folded, as the database's bare_key() does: 'ŞN 23.11-0462' is 'sn23110462'. */
export const bareKey = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '')

type ContainsCondition = { searchText: { contains: string } }

/** A Prisma condition on the column `searchText`. */
export type TextCondition = ContainsCondition | { AND: TextCondition[] } | { OR: TextCondition[] }

const contains = (text: string): ContainsCondition => ({ searchText: { contains: likeLiteral(text) } })

/** Returns a Prisma `where` for rows that contain every word of a query. A query without words matches all rows. */
export function containingAll(query: string): { AND: ContainsCondition[] } {
  return { AND: requiredWords(query).map(contains) }
}

/** Returns a word and, if it may be a serial number, its bare letters and digits. */
function spellingsOf(word: string): string[] {
  return /\d/.test(word) ? [...new Set([word, bareKey(word)])].filter(Boolean) : [word]
}

/** Returns the texts to highlight in results: the words of the query, the digits of phone numbers, and the bare letters and digits of serial numbers. */
export function wordsToHighlight(query: string): string[] {
  const words = searchWords(query)
  return [...words.flatMap(spellingsOf), ...phonesIn(words).phones.map(({ digits }) => digits)]
}

/**
 * Returns a condition for rows that contain every word of a query in any spelling. A phone number, or at least seven digits of
 * one, matches in any notation; a serial number matches by its letters and digits. Digits also match in the typed form,
 * because they may be a work order's number.
 */
export function inAnySpelling(query: string): { AND: TextCondition[] } {
  const { phones, words } = phonesIn(searchWords(query))
  const anySpelling = requiredWords(words.join(' ')).map((word) => ({ OR: spellingsOf(word).map(contains) }))
  const anyNotation = phones.map(({ text, digits }) => ({ OR: [contains(digits), containingAll(text)] }))
  return { AND: [...anySpelling, ...anyNotation] }
}
