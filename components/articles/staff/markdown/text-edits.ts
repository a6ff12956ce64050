/** Text and selection of a text field, as offsets. */
export type TextState = { text: string; start: number; end: number }

/** A change of a text: `insert` replaces the text from `from` to `to`; afterwards `start` to `end` is selected. */
export type TextEdit = { from: number; to: number; insert: string; start: number; end: number }

type Marker = '**' | '*' | '`'

/** The Markdown at the start of a line: list markers, quotes and headings. */
const LINE_PREFIX = /^\s*(?:(?:[-*+]|\d{1,9}[.)]|>|#{1,6})\s+)*/

/** Returns the selection widened to whole lines. */
function linesOf({ text, start, end }: TextState): { from: number; to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1
  // A selection that ends at the start of a line excludes that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const to = text.indexOf('\n', last)
  return { from, to: to === -1 ? text.length : to }
}

/** Returns the selection without white space at its ends; a caret inside a word becomes that word. */
function wordsOf({ text, start, end }: TextState): { from: number; to: number } {
  let [from, to] = [start, end]
  if (from === to) {
    while (from > 0 && /[\p{L}\p{N}]/u.test(text[from - 1]!)) from -= 1
    while (to < text.length && /[\p{L}\p{N}]/u.test(text[to]!)) to += 1
    return start > from && end < to ? { from, to } : { from: start, to: end }
  }
  while (from < to && /\s/.test(text[from]!)) from += 1
  while (to > from && /\s/.test(text[to - 1]!)) to -= 1
  return { from, to }
}

/** Whether a run of this many characters contains the marker: three asterisks are bold and italic, two only bold. */
function containsMarker(run: number, marker: Marker): boolean {
  return marker === '*' ? run % 2 === 1 : run >= marker.length
}

/** How often a marker's character is repeated at the start or the end of a text. */
const leadingRun = (text: string, char: string) => new RegExp(`^\\${char}*`).exec(text)![0].length
const trailingRun = (text: string, char: string) => new RegExp(`\\${char}*$`).exec(text)![0].length

function isFormatted(words: string, marker: Marker): boolean {
  const [char, size] = [marker[0]!, marker.length]
  return (
    words.length > 2 * size &&
    containsMarker(leadingRun(words, char), marker) &&
    containsMarker(trailingRun(words, char), marker)
  )
}

const withMarker = (words: string, marker: Marker) => `${marker}${words}${marker}`
const withoutMarker = (words: string, marker: Marker) => words.slice(marker.length, -marker.length)

/** Toggles the marker in each line of the selection, because emphasis in Markdown ends with its paragraph. */
function toggleLines({ text }: TextState, { from, to }: { from: number; to: number }, marker: Marker): TextEdit {
  const lines = text
    .slice(from, to)
    .split('\n')
    .map((line) => {
      const prefix = LINE_PREFIX.exec(line)![0]
      return { prefix, words: line.slice(prefix.length).trimEnd() }
    })
  const hasMarker = lines.every(({ words }) => words === '' || isFormatted(words, marker))
  const insert = lines
    .map(({ prefix, words }) => {
      if (words === '' || (!hasMarker && isFormatted(words, marker))) return prefix + words
      return prefix + (hasMarker ? withoutMarker(words, marker) : withMarker(words, marker))
    })
    .join('\n')
  return { from, to, insert, start: from, end: from + insert.length }
}

/** Makes the selection bold, italic or code, or plain again. Without a selection or a word at the caret, it inserts `sample` and selects it. */
export function toggleMarker(state: TextState, marker: Marker, sample: string): TextEdit {
  const { text } = state
  const { from, to } = wordsOf(state)
  const words = text.slice(from, to)
  const size = marker.length
  if (words.includes('\n')) return toggleLines(state, { from, to }, marker)
  if (isFormatted(words, marker)) {
    const insert = withoutMarker(words, marker)
    return { from, to, insert, start: from, end: from + insert.length }
  }
  const [before, after] = [trailingRun(text.slice(0, from), marker[0]!), leadingRun(text.slice(to), marker[0]!)]
  if (words !== '' && containsMarker(before, marker) && containsMarker(after, marker)) {
    return { from: from - size, to: to + size, insert: words, start: from - size, end: to - size }
  }
  const inside = words || sample
  return { from, to, insert: withMarker(inside, marker), start: from + size, end: from + size + inside.length }
}

/** Makes the selected lines headings of a level, or plain again. In an empty line, it inserts `sample` and selects it. */
export function toggleHeading(state: TextState, level: 2 | 3, sample: string): TextEdit {
  const { from, to } = linesOf(state)
  const marker = `${'#'.repeat(level)} `
  const lines = state.text.slice(from, to).split('\n')
  if (lines.length === 1 && lines[0]!.trim() === '') {
    const start = from + marker.length
    return { from, to, insert: marker + sample, start, end: start + sample.length }
  }
  const hasMarker = lines.every((line) => line.trim() === '' || line.startsWith(marker))
  const changed = lines.map((line) =>
    line.trim() === '' ? line : (hasMarker ? '' : marker) + line.replace(/^#{1,6}\s+/, ''),
  )
  return replaceLines(state, from, to, lines, changed)
}

/** Returns the edit of whole lines. In a single line the caret stays at the same character. */
function replaceLines(state: TextState, from: number, to: number, lines: string[], changed: string[]): TextEdit {
  const insert = changed.join('\n')
  if (lines.length > 1) return { from, to, insert, start: from, end: from + insert.length }
  const shift = insert.length - lines[0]!.length
  const move = (offset: number) => Math.min(Math.max(from, offset + shift), from + insert.length)
  return { from, to, insert, start: move(state.start), end: move(state.end) }
}

type ListKind = 'bullets' | 'numbers' | 'quote'

const LIST_MARKERS: Record<ListKind, { pattern: RegExp; markerFor: (index: number) => string }> = {
  bullets: { pattern: /^\s*[-*+]\s+/, markerFor: () => '- ' },
  numbers: { pattern: /^\s*\d{1,9}[.)]\s+/, markerFor: (index) => `${index + 1}. ` },
  quote: { pattern: /^\s*>\s?/, markerFor: () => '> ' },
}

/** Makes the selected lines a list or a quote, or plain again. Blank lines separate the list or quote from other text. */
export function toggleList(state: TextState, kind: ListKind): TextEdit {
  const { text } = state
  const { from, to } = linesOf(state)
  const { pattern, markerFor } = LIST_MARKERS[kind]
  const lines = text.slice(from, to).split('\n')
  const isBlank = (line: string) => line.trim() === ''
  const isSingle = lines.length === 1
  if (lines.some((line) => !isBlank(line)) && lines.every((line) => isBlank(line) || pattern.test(line))) {
    const plainLines = lines.map((line) => line.replace(pattern, ''))
    return replaceLines(state, from, to, lines, plainLines)
  }
  // Removes the markers of another kind of list. A quote keeps list markers inside it: `(?!)` matches nothing.
  const otherMarkers = kind === 'quote' ? /(?!)/ : /^\s*(?:[-*+]|\d{1,9}[.)])\s+/
  let count = 0
  const changed = lines.map((line) =>
    isBlank(line) && !isSingle ? line : markerFor(count++) + line.replace(otherMarkers, ''),
  )
  const { insert, start, end } = replaceLines(state, from, to, lines, changed)
  const lead = needsGap(text.slice(0, from).split('\n').at(-2), pattern) ? '\n' : ''
  const trail = needsGap(text.slice(to).split('\n')[1], pattern) ? '\n' : ''
  const shift = lead.length
  return { from, to, insert: lead + insert + trail, start: start + shift, end: end + shift }
}

/** Whether a neighbouring line would become a part of the list. */
function needsGap(line: string | undefined, pattern: RegExp): boolean {
  return line !== undefined && line.trim() !== '' && !pattern.test(line)
}

/** Inserts a block between blank lines: after the caret's line, or in its place if it is blank. `selected` is the part of the block to select. */
export function insertBlock(state: TextState, block: string, selected: string): TextEdit {
  const { text, end } = state
  const line = linesOf({ text, start: end, end })
  const isBlank = text.slice(line.from, line.to).trim() === ''
  const [from, to] = isBlank ? [line.from, line.to] : [line.to, line.to]
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const trail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const start = from + lead.length + Math.max(0, block.indexOf(selected))
  return { from, to, insert: lead + block + trail, start, end: start + selected.length }
}

const TABLE = `| Ölçüm | Sınır | Ölçülen |
|---|---:|---:|
| Gerilim, V | 24,0 | 23,8 |
| Akım, A | 10 | **11,2** |`

/** Inserts a sample table of three columns. */
export function insertTable(state: TextState): TextEdit {
  return insertBlock(state, TABLE, 'Ölçüm')
}

/** Makes the selection code (inline, or a block if it has several lines), or plain again. */
export function toggleCode(state: TextState): TextEdit {
  if (!state.text.slice(state.start, state.end).trim().includes('\n')) return toggleMarker(state, '`', 'kod')
  const { from, to } = linesOf(state)
  const lines = state.text.slice(from, to)
  const fenced = /^```.*\n([\s\S]*)\n```\s*$/.exec(lines)
  const insert = fenced ? fenced[1]! : `\`\`\`\n${lines}\n\`\`\``
  return { from, to, insert, start: from, end: from + insert.length }
}

const LINK_TEXT = 'bağlantı metni'
const LINK_ADDRESS = 'https://'

/** Makes the selection a link, or plain again. A selected address becomes the link's address. */
export function toggleLink(state: TextState): TextEdit {
  const { from, to } = wordsOf(state)
  const words = state.text.slice(from, to)
  const link = /^\[([^\]]*)\]\([^)\s]*\)$/.exec(words)
  if (link) return { from, to, insert: link[1]!, start: from, end: from + link[1]!.length }
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/.test(words)
  const [label, address] = isAddress ? [LINK_TEXT, words] : [words || LINK_TEXT, LINK_ADDRESS]
  const insert = `[${label}](${address})`
  // Sample text is selected, so that typing replaces it.
  if (label === LINK_TEXT) return { from, to, insert, start: from + 1, end: from + 1 + label.length }
  const start = from + label.length + 3
  return { from, to, insert, start, end: start + address.length }
}

/** Continues a list or quote on Enter, or ends it in an empty item. Returns null anywhere else. */
export function continueList(state: TextState): TextEdit | null {
  const { text, start, end } = state
  if (start !== end) return null
  const { from, to } = linesOf(state)
  const markerMatch = /^(\s*)(?:([-*+])|(\d{1,9})([.)])|>)[ \t]+/.exec(text.slice(from, to))
  if (!markerMatch || start < from + markerMatch[0].length) return null
  // The blank line keeps the next text out of the list.
  if (text.slice(from + markerMatch[0].length, to).trim() === '')
    return { from, to, insert: '\n', start: from + 1, end: from + 1 }
  const [, indent, bullet, number, dot] = markerMatch
  const insert = `\n${indent}${bullet ?? (number ? `${Number(number) + 1}${dot}` : '>')} `
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length }
}
