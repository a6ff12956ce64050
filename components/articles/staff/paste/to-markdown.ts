import TurndownService from 'turndown'
import { escapeInline, escapeLineStart } from '@/lib/articles/markdown/plain-to-markdown'
import { cleanHtml, type DroppedContent } from './clean-html'
import { ITEM_SEPARATOR } from './clean-tables'
import { BLOCKS, styleOf, textNodes, withoutStyles } from './elements'

/** The Markdown of a pasted text, and what was kept and dropped. */
export type PasteResult = {
  markdown: string
  kept: Record<'headings' | 'links' | 'lists' | 'tables' | 'notes' | 'bold' | 'italic', number>
  dropped: DroppedContent
}

/**
 * Stands in for a backslash until Turndown has escaped the text nodes. It is a space character, so that `escapeInline` treats a `*`
 * or `_` after it as after a space.
 */
const ESCAPE = '\u1680'

const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/**
 * Wraps text in a marker. Punctuation at either end stays outside if a word adjoins it, because Markdown ignores a marker inside
 * a word.
 */
function wrapInMarker(content: string, node: Node, marker: string): string {
  if (content.trim() === '') return ''
  const [, start = '', inner = '', end = ''] = /^([.,:;!?)(…'"“”‘’]*)(.*?)([.,:;!?)(…'"“”‘’]*)$/s.exec(content) ?? []
  if (inner === '') return content
  const before = isWord(node.previousSibling?.textContent?.at(-1)) ? start : ''
  const after = isWord(node.nextSibling?.textContent?.[0]) ? end : ''
  return before + marker + content.slice(before.length, content.length - after.length) + marker + after
}

const converter = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  br: '',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
converter.escape = (text) => escapeInline(text).replace(/(?<=https?)\\(?=:\/\/)/g, '')
converter.addRule('strong', { filter: 'strong', replacement: (content, node) => wrapInMarker(content, node, '**') })
converter.addRule('em', { filter: 'em', replacement: (content, node) => wrapInMarker(content, node, '*') })
converter.addRule('link', {
  filter: 'a',
  replacement: (content, node) => {
    const href = (node as Element).getAttribute('href')!
    const text = content.replace(/\s*\n\s*/g, ' ')
    return node.textContent?.trim() === href ? href : `[${text.replace(/(?<!\\)[[\]]/g, '\\$&')}](${href})`
  },
})
converter.addRule('item', {
  filter: 'li',
  replacement: (content, node) => {
    const list = node.parentNode as Element
    const index = Array.from(list.children).indexOf(node)
    const marker = list.nodeName === 'OL' ? `${(Number(list.getAttribute('start')) || 1) + index}. ` : '- '
    const text = content.replace(/^\n+|\s+$/g, '').replaceAll('\n', `\n${' '.repeat(marker.length)}`)
    return `${marker}${text}\n`
  },
})
converter.addRule('preformatted', {
  filter: 'pre',
  replacement: (_, node) =>
    `\n\n\`\`\`\n${node.textContent.replace(/^\n|\n$/g, '').replaceAll('```', "'''")}\n\`\`\`\n\n`,
})
converter.addRule('cell', {
  filter: ['td', 'th'],
  replacement: (content) => {
    const items = content.split(ITEM_SEPARATOR).map((item) => item.replace(/\s+/g, ' ').trim())
    return ` ${items.join('; ').replaceAll('|', '\\|')} |`
  },
})
converter.addRule('row', { filter: 'tr', replacement: (content) => `|${content}\n` })
converter.addRule('table', {
  filter: 'table',
  replacement: (content, node) => {
    const [head, ...rows] = content.trim().split('\n')
    const rule = `|${(node as Element).getAttribute('data-columns')}|`
    return `\n\n${[head, rule, ...rows].join('\n')}\n\n`
  },
})

/** Escapes lines that would begin a heading, a list or a quote. */
function escapeStarts(body: HTMLElement): void {
  for (const node of textNodes(body)) {
    const parent = node.parentElement!
    if (node.data.trim() === '' || parent.closest('pre, code, table, h2, h3, h4')) continue
    let previous = node.previousSibling
    while (previous?.nodeType === TEXT_NODE && previous.textContent!.trim() === '') previous = previous.previousSibling
    const isStart = previous ? previous.nodeName === 'BR' || isBlock(previous) : isBlock(parent)
    if (isStart) node.data = escapeLineStart(node.data.trimStart(), ESCAPE)
  }
}

const TEXT_NODE = 3
const ELEMENT_NODE = 1
const isBlock = (node: Node) => node.nodeType === ELEMENT_NODE && (node as Element).matches(BLOCKS)

/** Whether the HTML was copied from a code editor, whose plain text is exact. */
const isCode = ({ firstElementChild }: HTMLElement) =>
  firstElementChild !== null && /white-space:\s*pre\s*(?:;|$)/i.test(styleOf(firstElementChild))

/**
 * Returns the Markdown of copied HTML, or null if the HTML adds nothing to its plain text. `parse` must use `DOMParser`, whose
 * documents run no scripts and load nothing.
 */
export function toMarkdown(html: string, parse: (html: string) => Document): PasteResult | null {
  const inertHtml = withoutStyles(html)
  const { body } = parse(inertHtml)
  if (isCode(body)) return null
  const { dropped, replacements } = cleanHtml(body, inertHtml)
  const count = (selector: string) => body.querySelectorAll(selector).length
  const kept = {
    headings: count('h2, h3, h4'),
    links: count('a'),
    lists: count('ul, ol') - count('li ul, li ol'),
    tables: count('table'),
    notes: replacements.notes,
    bold: count('strong'),
    italic: count('em'),
  }
  const formattedCount = count('h2, h3, h4, a, ul, ol, table, strong, em, blockquote, pre, code, hr')
  if (formattedCount + dropped.pictures + replacements.notes + replacements.superAndSubscripts === 0) return null
  escapeStarts(body)
  const markdown = converter.turndown(body).replaceAll(ESCAPE, '\\')
  return {
    markdown: markdown
      .replace(/ +$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    kept,
    dropped,
  }
}
