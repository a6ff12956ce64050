/**
 * Returns the words of a query, folded like the column `search_text` by its trigger: decomposed, without marks, with ı
 * as i, in lower case.
 */
export function searchWords(query: string): string[] {
  const folded = query
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıI]/g, 'i')
    .toLowerCase()
  return folded.split(/\s+/).filter(Boolean)
}

/** Returns a Prisma `where` for rows that contain every word of a query. A query without words matches all rows. */
export function containingAll(query: string): { AND: { searchText: { contains: string } }[] } {
  // Prisma passes the text to LIKE unescaped.
  const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')
  return { AND: searchWords(query).map((word) => ({ searchText: { contains: literal(word) } })) }
}
