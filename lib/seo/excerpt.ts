/** Returns a text on one line, cut after a whole word when it is longer than `limit` characters. */
export function excerpt(text: string, limit = 300): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const words = line.slice(0, limit + 1).replace(/[\s.,;:]*\s\S*$/, '')
  return `${words.slice(0, limit)}…`
}
