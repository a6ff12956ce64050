/** Characters that search engines and link previews show at most. */
const LIMIT = 300

/** A text on one line, cut after a whole word when it is too long for a description. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LIMIT) return line
  return `${line.slice(0, LIMIT).replace(/\s+\S*$/, '')}…`
}
