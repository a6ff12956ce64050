// Replaces the special spaces, dashes and bullets of word processors and phones with plain Markdown markers.

/** Bullets. Word's are private-use characters of its symbol fonts (U+E000 to U+F8FF), or a letter before a tab or a fixed space. */
const BULLET = String.raw`[•∙●○◦▪▫■□‣⁃►➢➤❖\uE000-\uF8FF]|[o§](?=[\t\u00A0])|[·∗＊\u2010-\u2013\u2212](?=[\t\p{Zs}])`

const SPACE = String.raw`[\t\p{Zs}]`

/** Quotes, indentation, the marker of a heading or an item, the space after it, and the rest. */
const MARKED_LINE = new RegExp(
  `^((?:${SPACE}*>)*)(${SPACE}*)(${BULLET}|(?:#{1,6}|[-*+]|\\d{1,9}[.)])(?=${SPACE}))(${SPACE}*)(.*)$`,
  'u',
)

/** The line below the header of a table. */
const TABLE_RULE = /^[\s|:\u2013\u2014-]+$/

/** Returns a line with a plain marker at its start. `listIndent` is the smallest indentation of its list. */
function plainLine(line: string, listIndent: number | null): { line: string; listIndent: number | null } {
  if (line.trim() === '') return { line: '', listIndent }
  if (line.includes('|') && TABLE_RULE.test(line))
    return { line: line.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/[\u2013\u2014]/g, '---'), listIndent: null }
  const [, quote = '', indent = '', marker = '', space = '', rest = ''] = MARKED_LINE.exec(line) ?? []
  if (marker === '') return { line, listIndent: null }
  const indentWidth = indent.replaceAll('\t', '    ').length
  if (/^[#\d*+-]/.test(marker)) {
    const isPlain = /^[\t >]*$/.test(quote + indent + space)
    return {
      line: isPlain ? line : `${quote}${indent.replaceAll(/\p{Zs}/gu, ' ')}${marker} ${rest}`,
      listIndent: indentWidth,
    }
  }
  const smallestIndent = Math.min(listIndent ?? indentWidth, indentWidth)
  return { line: `${quote}${' '.repeat(indentWidth - smallestIndent)}- ${rest}`, listIndent: smallestIndent }
}

/** Returns a Markdown text whose headings, lists and tables have plain markers. The rest is unchanged. */
export function withPlainMarkers(text: string): string {
  let fence = ''
  let listIndent: number | null = null
  return text
    .split('\n')
    .map((source) => {
      const [, fenceMarker = ''] = /^\s*(```|~~~)/.exec(source) ?? []
      const isCode = fence !== '' || fenceMarker !== ''
      if (fence === '') fence = fenceMarker
      else if (fenceMarker === fence) fence = ''
      if (isCode) return source
      const plain = plainLine(source, listIndent)
      listIndent = plain.listIndent
      return plain.line
    })
    .join('\n')
}

const FIRST_BULLET = new RegExp(`^\\s*(?:${BULLET})\\s*`, 'u')

/** Returns a line of a list without its pasted bullet. */
export const withoutBullet = (line: string) => line.replace(FIRST_BULLET, '')
