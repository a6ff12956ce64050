/**
 * Words to look for, as the column `search_text` has them (its trigger folds texts in the same way): decomposed, without
 * marks, without the difference of i and ı, in lower case.
 */
export function searchWords(query: string): string[] {
  const folded = query
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıI]/g, 'i')
    .toLowerCase()
  return folded.split(/\s+/).filter(Boolean)
}

/** The rows that contain every word of a query, for Prisma's `where`; all rows when there is no word. */
export function containingAll(query: string): { AND: { searchText: { contains: string } }[] } {
  // Prisma hands the text to LIKE as it is.
  const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')
  return { AND: searchWords(query).map((word) => ({ searchText: { contains: literal(word) } })) }
}
