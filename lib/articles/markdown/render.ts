import { slugOf } from '@/lib/platform/turkish/slug'
import { inlineText, markdown, NEW_PICTURE, parseMarkdown, type Token, type Tokens } from './parser'
import { type InlinePictures, withFigures } from './pictures'

/** A heading for the table of contents. Level 1 is the page's title, so these begin with 2. */
export type Heading = { level: number; id: string; text: string }

type RenderedText = {
  /** HTML without scripts, styles and pictures from other sites. */
  html: string
  headings: Heading[]
}

const escape = markdown.utils.escapeHtml

/** Distinguishes the ids of headings from those of the page. */
const ID_PREFIX = 'bolum-'

const DEEPEST_HEADING = 4

/** State of the rendering, from the blocks before the current one. */
type Progress = {
  headings: Heading[]
  /** The ids in use, each with how often it was requested. */
  ids: Map<string, number>
  level: number
  /** The heading above. */
  title: string
  /** How many tables and code blocks are named after this heading. */
  regionCount: number
}

/** Returns an unused id, by appending '-2', '-3' and so on. */
function unusedId(preferred: string, ids: Map<string, number>): string {
  let count = ids.get(preferred) ?? 0
  let id = preferred
  do {
    count += 1
    if (count > 1) id = `${preferred}-${count}`
  } while (ids.has(id) && count > 1)
  ids.set(preferred, count)
  if (id !== preferred) ids.set(id, 1)
  return id
}

/** Sets the level and id of a heading. No level is skipped, and # is the same as ##. */
function prepareHeading(open: Token, inline: Token, close: Token, progress: Progress): void {
  const typedLevel = Math.max(2, Number(open.tag.slice(1)))
  const level = Math.min(typedLevel, progress.level + 1, DEEPEST_HEADING)
  const text = inlineText(inline.children).trim()
  open.hidden = close.hidden = text === ''
  if (open.hidden) return
  const id = unusedId(
    ID_PREFIX + slugOf(text, { prefix: 'no', id: String(progress.headings.length + 1) }),
    progress.ids,
  )
  open.tag = `h${level}`
  close.tag = `h${level}`
  open.attrSet('id', id)
  progress.headings.push({ level, id, text })
  Object.assign(progress, { level, title: text, regionCount: 0 })
}

/** Returns the attributes of a scrolling region that is named after the heading above, or else `defaultName`. */
function regionAttributes(defaultName: string, progress: Progress): string {
  progress.regionCount += 1
  const name = progress.title || defaultName
  const label = progress.regionCount === 1 ? name : `${name}, ${progress.regionCount}`
  return `role="region" aria-label="${escape(label)}" tabindex="0"`
}

const ALIGNMENT_CLASSES: Record<string, string> = { 'text-align:right': 'r', 'text-align:center': 'c' }

/** Writes a cell's alignment as a class, because the page allows no `style`. */
function prepareCell(cell: Token): void {
  const className = ALIGNMENT_CLASSES[String(cell.attrGet('style'))]
  cell.attrs = cell.tag === 'th' ? [['scope', 'col']] : []
  if (className) cell.attrPush(['class', className])
}

/** Drops the tags of links to nothing or to a picture that is not stored yet. Others keep their address only. */
function withSafeLinks(tokens: Tokens): Tokens {
  let isDropped = false
  return tokens.filter((token) => {
    if (token.type === 'link_close') return !isDropped
    if (token.type !== 'link_open') return true
    const href = String(token.attrGet('href'))
    token.attrs = [['href', href]]
    isDropped = href === '' || href.toLowerCase().startsWith(NEW_PICTURE)
    return !isDropped
  })
}

function codeHtml(token: Token, progress: Progress): string {
  return `<pre ${regionAttributes('Kod', progress)}><code>${escape(token.content)}</code></pre>\n`
}

/** Changes the tokens that the parser's own rules would render differently: headings, cells, tables, code blocks and links. */
function prepare(tokens: Tokens, progress: Progress): void {
  tokens.forEach((token, index) => {
    const [inline, close] = [tokens[index + 1], tokens[index + 2]]
    if (token.type === 'heading_open') prepareHeading(token, inline!, close!, progress)
    if (token.type === 'th_open' || token.type === 'td_open') prepareCell(token)
    if (token.type === 'table_open') token.content = `<div class="mdt" ${regionAttributes('Tablo', progress)}><table>\n`
    if (token.type === 'fence') token.content = codeHtml(token, progress)
    if (token.children) token.children = withSafeLinks(token.children)
  })
}

const renderPrepared = (tokens: Tokens, index: number) => tokens[index]!.content

Object.assign(markdown.renderer.rules, {
  fence: renderPrepared,
  figure: renderPrepared,
  table_open: renderPrepared,
  table_close: () => '</table></div>\n',
  image: (tokens: Tokens, index: number) => escape(inlineText(tokens[index]!.children)),
})

/** Returns a text as typed, for texts that cannot be read as Markdown. */
function renderAsTyped(text: string): string {
  const paragraphs = text.split(/\n{2,}/).filter(Boolean)
  return paragraphs.map((lines) => `<p>${escape(lines).replaceAll('\n', '<br>\n')}</p>\n`).join('')
}

/**
 * Renders a post's text. It never fails, and the time that it takes is proportional to the length of the text: HTML is shown as
 * typed, and a text that exceeds a limit of the parser is shown completely as typed. `title` names tables and code
 * blocks that have no heading above them.
 */
export function renderMarkdown(
  text: string,
  { title = '', ...options }: InlinePictures & { title?: string },
): RenderedText {
  const parsed = parseMarkdown(text)
  if (!parsed) return { html: renderAsTyped(text), headings: [] }
  const progress: Progress = { headings: [], ids: new Map(), level: 1, title, regionCount: 0 }
  const tokens = withFigures(parsed, options)
  prepare(tokens, progress)
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings: progress.headings }
}

/**
 * Returns the HTML of an answer to a question. Its headings become bold text, because real headings would mix with the
 * page's own, and its pictures become their alternative texts.
 */
export function renderAnswer(answer: string, question: string): string {
  return renderMarkdown(answer, { pictures: new Map(), title: question })
    .html.replaceAll(/<h[2-4] id="[^"]*">/g, '<p><strong>')
    .replaceAll(/<\/h[2-4]>/g, '</strong></p>')
}
