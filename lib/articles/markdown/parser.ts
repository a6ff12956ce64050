import MarkdownIt, { type Token } from 'markdown-it'
import { withPlainMarkers } from '@/lib/platform/fields/line-markers'

export type { Token }
export type Tokens = Token[]

/** Maximum nesting of quotes and lists. Each level of a list counts as two. */
const MAX_NESTING = 24

/** In UTF-16 units. The longest text that staff can save, 100 000 code points, has at most twice as many. */
const MAX_LENGTH = 200_000

/** Lines outside tables plus cells of tables. A text of the maximum length has about 2 000 lines. */
const MAX_LINES_AND_CELLS = 20_000

/** Maximum number of headings, runs of * and _, and addresses in a text. More of them would take too long to parse. */
const MAX_SYNTAX: [syntax: RegExp, count: number][] = [
  [/^[ \t>*+\d.)-]*#{1,6}(?=[ \t\n]|$)/gm, 500],
  [/\*+|_+/g, 5000],
  [/:\/\//g, 2000],
]

/** The start of a picture that is not stored yet, in the editor's preview. */
export const NEW_PICTURE = 'yeni:'

const ALLOWED_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\])|yeni:[\w-]{1,64}$)/i

export const markdown = new MarkdownIt('default', { html: false, breaks: true, linkify: true, maxNesting: MAX_NESTING })

// HTML tags, autolinks (<https://…>) and entities are shown as typed. Link references could make a short text very long. Indented
// code, setext headings and strikethrough would change texts whose authors mean something else.
markdown.disable(['autolink', 'code', 'entity', 'lheading', 'reference', 'strikethrough'])

// Only complete web addresses become links automatically.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
for (const scheme of ['ftp:', 'mailto:', '//']) markdown.linkify.add(scheme, null)

// A year does not start a list: '2026. yıl'.
const { fn: readList, alt } = markdown.block.ruler.__rules__.find(({ name }) => name === 'list')!
const readShortList: typeof readList = (state, line, end, silent) => {
  const start = state.bMarks[line]! + state.tShift[line]!
  return !/^\d{4}/.test(state.src.slice(start, start + 4)) && readList(state, line, end, silent)
}
markdown.block.ruler.at('list', readShortList, { alt })

markdown.validateLink = (address) => ALLOWED_ADDRESS.test(address)

/**
 * Returns an upper bound on the lines and table cells of a text. The parser fills short rows with empty cells, so a
 * few bytes can make many cells. A table ends at an empty line.
 */
function countLinesAndCells(text: string): number {
  let sum = 0
  let rows = 0
  let columns = 1
  const endBlock = () => {
    sum += rows * columns
    rows = 0
    columns = 1
  }
  for (const line of text.split('\n')) {
    rows += 1
    columns = Math.max(columns, line.split('|').length)
    if (line.trim() === '') endBlock()
  }
  endBlock()
  return sum
}

/** Returns the tokens of a Markdown text, or null if parsing would take too long or drop deeply nested text. */
export function parseMarkdown(source: string): Tokens | null {
  const text = withPlainMarkers(source)
  if (text.length > MAX_LENGTH || countLinesAndCells(text) > MAX_LINES_AND_CELLS) return null
  if (MAX_SYNTAX.some(([syntax, count]) => (text.match(syntax)?.length ?? 0) > count)) return null
  const tokens = markdown.parse(text, {})
  return tokens.some(({ level }) => level >= MAX_NESTING - 1) ? null : tokens
}

/** Returns the text of inline tokens: a picture counts with its alternative text, a line break as a space. */
export function inlineText(tokens: Tokens | null): string {
  return (tokens ?? [])
    .map(({ type, content, children }) => {
      if (type === 'image') return inlineText(children)
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : content
    })
    .join('')
}

/** Returns a custom token, which has no closing token. */
export function newToken(type: string, { content = '', children = null }: Partial<Token>): Token {
  return Object.assign(new MarkdownIt.Token(type, '', 0), { content, children })
}
