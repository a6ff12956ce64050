// Replaces the special spaces, dashes and bullets that word processors and phones write with plain ones.

/** Bullets. Word's own are in the private area of its fonts, or letters before a tab. */
const BULLET = String.raw`[•∙●○◦▪▫■□‣⁃►➢➤❖\uE000-\uF8FF]|[o§](?=[\t\u00A0])|[·∗＊\u2010-\u2013\u2212](?=[\t\p{Zs}])`

const SPACE = String.raw`[\t\p{Zs}]`

/** Quotes, indentation, the sign of a heading or an item, the space behind it, and the rest. */
const SIGN = new RegExp(
  `^((?:${SPACE}*>)*)(${SPACE}*)(${BULLET}|(?:#{1,6}|[-*+]|\\d{1,9}[.)])(?=${SPACE}))(${SPACE}*)(.*)$`,
  'u',
)

/** The line below the head of a table. */
const TABLE_RULE = /^[\s|:\u2013\u2014-]+$/

/** Returns a line with plain signs at its beginning. `base` is the least indentation of its list. */
function plainLine(line: string, base: number | null): { line: string; base: number | null } {
  if (line.trim() === '') return { line: '', base }
  if (line.includes('|') && TABLE_RULE.test(line))
    return { line: line.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/[\u2013\u2014]/g, '---'), base: null }
  const [, quote = '', indent = '', sign = '', space = '', rest = ''] = SIGN.exec(line) ?? []
  if (sign === '') return { line, base: null }
  const columns = indent.replaceAll('\t', '    ').length
  if (/^[#\d*+-]/.test(sign)) {
    const isPlain = /^[\t >]*$/.test(quote + indent + space)
    return { line: isPlain ? line : `${quote}${indent.replaceAll(/\p{Zs}/gu, ' ')}${sign} ${rest}`, base: columns }
  }
  const first = Math.min(base ?? columns, columns)
  return { line: `${quote}${' '.repeat(columns - first)}- ${rest}`, base: first }
}

/** Returns a Markdown text whose headings, lists and tables have plain signs, with the rest as it is. */
export function withPlainSigns(text: string): string {
  let fence = ''
  let base: number | null = null
  return text
    .split('\n')
    .map((source) => {
      const [, marker = ''] = /^\s*(```|~~~)/.exec(source) ?? []
      const isCode = fence !== '' || marker !== ''
      if (fence === '') fence = marker
      else if (marker === fence) fence = ''
      if (isCode) return source
      const plain = plainLine(source, base)
      base = plain.base
      return plain.line
    })
    .join('\n')
}

const FIRST_BULLET = new RegExp(`^\\s*(?:${BULLET})\\s*`, 'u')

/** Returns a line of a list without its pasted bullet. */
export const withoutBullet = (line: string) => line.replace(FIRST_BULLET, '')
