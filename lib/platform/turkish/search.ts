import { phonesIn } from '@/lib/platform/turkish/phone'

/**
 * Folds a text like the column `search_text` by its trigger: decomposed, without diacritics, with ı as i, in lower case.
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
 * Returns the folded words that a match must contain, without duplicates and without parts of other words. The longest come
 * first, because the fewest texts contain them, and each word is searched only in texts that contain those before it.
 */
export function requiredWords(query: string): string[] {
  const words = [...new Set(searchWords(query))].toSorted((a, b) => b.length - a.length)
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.includes(word)))
}

/** Escapes what LIKE reads as a wildcard. Prisma passes texts to LIKE unescaped. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

type TextFilter = { searchText: { contains: string } }
type AllTextFilters = { AND: TextFilter[] }

const containing = (text: string): TextFilter => ({ searchText: { contains: likeLiteral(text) } })

/** Returns a Prisma `where` for rows that contain every word of a query. A query without words matches all rows. */
export function containingAll(query: string): AllTextFilters {
  return { AND: requiredWords(query).map(containing) }
}

/**
 * Returns `containingAll` for rows with a phone number, which is found in any notation, or by a part of seven digits. Digits
 * also match as typed, because they may be a work order's number or a serial number.
 */
export function containingAllOrPhone(query: string): {
  AND: (AllTextFilters | { OR: (TextFilter | AllTextFilters)[] })[]
} {
  const { phones, others } = phonesIn(searchWords(query))
  const anyNotation = phones.map(({ text, digits }) => ({ OR: [containing(digits), containingAll(text)] }))
  return { AND: [containingAll(others.join(' ')), ...anyNotation] }
}
