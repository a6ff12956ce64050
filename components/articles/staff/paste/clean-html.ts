import { plainAddress } from './addresses'
import { cleanLists } from './clean-lists'
import { cleanTables } from './clean-tables'
import { findAll, BLOCKS, rename, STYLE, styleOf, textNodes, unwrap } from './elements'

/** What a pasted text contains and Markdown cannot express. */
export type DroppedContent = {
  fonts: boolean
  colours: boolean
  underlines: boolean
  emptyLines: boolean
  pictures: number
}

/** How many replacements were made: footnotes become [1], superscripts and subscripts become Unicode digits. */
type Replacements = { notes: number; superAndSubscripts: number }

const WITHOUT_TEXT =
  'script, style, link, meta, title, base, template, noscript, iframe, frame, object, embed, applet, svg, math, canvas, audio, video, map, input, button, select, textarea, dialog, col, hr[width="33%"], [hidden], .MsoCommentReference, .MsoCommentText'
/** The elements that the conversion supports. Other elements are replaced with their content. */
const SUPPORTED = new Set(`${BLOCKS}, thead, tbody, tfoot, caption, strong, em, code, a, br`.toUpperCase().split(', '))
const SUPPORTED_ATTRIBUTES = new Set(['href', 'start', 'data-columns'])

const PICTURES = 'img, picture, v\\:imagedata'

const HIDDEN = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i
const BOLD = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i
const NOT_BOLD = /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/i
const ITALIC = /(?<![\w-])font-style:\s*(?:italic|oblique)/i
const NOT_ITALIC = /(?<![\w-])font-style:\s*normal/i

/** Characters that look like a plain space. */
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g
/** Characters without a width, and the private-use characters of Word's symbol fonts. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF\uE000-\uF8FF]/g
const ADDRESS = /https?:\/\/[^\s<>"]+/gi

const SUPER_AND_SUBSCRIPTS = new Map(
  ['0⁰₀', '1¹₁', '2²₂', '3³₃', '4⁴₄', '5⁵₅', '6⁶₆', '7⁷₇', '8⁸₈', '9⁹₉', '+⁺₊', '-⁻₋', '−⁻₋'].flatMap(
    ([char, raised, lowered]) => [
      [`SUP${char}`, raised],
      [`SUB${char}`, lowered],
    ],
  ) as [string, string][],
)

/** Removes pictures, hidden elements and elements without text. Returns the number of pictures. */
function removeNonText(body: HTMLElement): number {
  for (const element of findAll(body, WITHOUT_TEXT)) element.remove()
  for (const element of findAll(body, `[${STYLE}]`)) if (HIDDEN.test(styleOf(element))) element.remove()
  const pictures = findAll(body, PICTURES).filter(({ parentElement }) => parentElement?.nodeName !== 'PICTURE')
  for (const picture of pictures) picture.remove()
  return pictures.length
}

/** Replaces footnotes with [1], and superscript and subscript digits with their Unicode characters. */
function replaceNotes(body: HTMLElement): Replacements {
  const replacements = { notes: 0, superAndSubscripts: 0 }
  for (const anchor of findAll(body, 'a[href*="#"]')) {
    const number = /^\s*\[?(\d{1,3}|[ivx]{1,5}|\*)\]?\s*$/i.exec(anchor.textContent)?.[1]
    const isNote = number && /#(?:_?(?:ft|ed)n|sd(?:foot|end)note|fn|cite)/i.test(anchor.getAttribute('href')!)
    if (!isNote) continue
    const isBackLink = /(?:anc|ref)[\d-]*$|ref/i.test(anchor.getAttribute('href')!)
    anchor.replaceWith(`[${number}]${isBackLink ? ' ' : ''}`)
    if (isBackLink) replacements.notes += 1
  }
  for (const element of findAll(body, 'sup, sub')) {
    const chars = Array.from(element.textContent.trim()).map((char) =>
      SUPER_AND_SUBSCRIPTS.get(element.nodeName + char),
    )
    if (chars.length === 0 || !chars.every(Boolean)) continue
    element.replaceWith(chars.join(''))
    replacements.superAndSubscripts += 1
  }
  return replacements
}

function cleanLinks(body: HTMLElement): void {
  for (const link of findAll(body, 'a')) {
    const address = plainAddress(link.getAttribute('href') ?? '')
    if (address === null || link.textContent.trim() === '') unwrap(link)
    else link.setAttribute('href', address)
  }
}

/** Joins adjacent quotes, because Writer makes each paragraph a quote of its own. */
function joinQuotes(body: HTMLElement): void {
  for (const quote of findAll(body, 'blockquote')) {
    for (let next = quote.nextElementSibling; next?.nodeName === 'BLOCKQUOTE'; next = quote.nextElementSibling) {
      quote.append(rename(next, 'div'))
    }
  }
}

/** Turns Word's paragraphs with a heading style into headings. */
function convertWordHeadings(body: HTMLElement): void {
  for (const paragraph of findAll(body, 'p')) {
    const level = /^MsoTitle$/i.test(paragraph.className)
      ? '1'
      : (/^MsoHeading([1-6])$/i.exec(paragraph.className)?.[1] ??
        /mso-outline-level:\s*([1-6])/i.exec(styleOf(paragraph))?.[1])
    if (level) rename(paragraph, `h${level}`)
  }
}

/** Makes the highest heading of the text `h2`, because the page's title is `h1`. Removes bold inside headings. */
function shiftHeadings(body: HTMLElement): void {
  const headings = findAll(body, 'h1, h2, h3, h4, h5, h6').filter((heading) => {
    if (heading.textContent.trim() !== '') return true
    heading.remove()
    return false
  })
  const levelOf = ({ nodeName }: Element) => Number(nodeName.slice(1))
  const highest = Math.min(...headings.map(levelOf))
  for (const heading of headings) {
    const renamed = rename(heading, `h${Math.min(levelOf(heading) - highest + 2, 4)}`)
    for (const inner of findAll(renamed, `strong, em, ${BLOCKS}`)) unwrap(inner)
    for (const lineBreak of findAll(renamed, 'br')) lineBreak.replaceWith(' ')
  }
}

/** Moves line breaks at the ends of bold or italic text out of it. */
function moveBreaks(element: Element): void {
  while (element.firstChild?.nodeName === 'BR') element.before(element.firstChild)
  while (element.lastChild?.nodeName === 'BR') element.after(element.lastChild)
}

/** Wraps the content of an element, or of each block in it, because emphasis in Markdown ends with its paragraph. */
function emphasize(element: Element, name: 'strong' | 'em'): void {
  const blocks = findAll(element, BLOCKS).filter((block) => !block.querySelector(BLOCKS))
  for (const target of blocks.length > 0 ? blocks : [element]) {
    if (target.textContent.trim() === '') continue
    const wrapper = target.ownerDocument.createElement(name)
    wrapper.append(...target.childNodes)
    target.append(wrapper)
  }
}

/** Makes bold and italic text `strong` and `em`, neither nested nor split. Unwraps unsupported elements. */
function cleanEmphasis(body: HTMLElement): void {
  for (const element of findAll(body, `b, strong, i, em, [${STYLE}]`)) {
    const style = styleOf(element)
    const isBold = /^(?:B|STRONG)$/.test(element.nodeName) ? !NOT_BOLD.test(style) : BOLD.test(style)
    const isItalic = /^(?:I|EM)$/.test(element.nodeName) ? !NOT_ITALIC.test(style) : ITALIC.test(style)
    if (isBold) emphasize(element, 'strong')
    if (isItalic) emphasize(element, 'em')
    if (/^(?:B|STRONG|I|EM)$/.test(element.nodeName)) unwrap(element)
  }
  for (const element of findAll(body, '*')) if (!SUPPORTED.has(element.nodeName)) unwrap(element)
  for (const name of ['strong', 'em']) {
    for (const inner of findAll(body, `${name} ${name}, th ${name}, ${name}:empty`)) unwrap(inner)
    for (const element of findAll(body, name)) {
      for (let next = element.nextSibling; next?.nodeName === element.nodeName; next = element.nextSibling) {
        element.append(...next.childNodes)
        next.remove()
      }
      moveBreaks(element)
    }
  }
}

/** Removes blocks without text, and returns whether any of them was not a list item. */
function dropEmpty(body: HTMLElement): boolean {
  const empty = findAll(body, 'p, div, li, blockquote').filter(
    (block) => block.textContent.trim() === '' && !block.querySelector('hr, td, pre'),
  )
  for (const block of empty) block.remove()
  return empty.some(({ nodeName }) => nodeName !== 'LI')
}

/**
 * Reduces a pasted document to what Markdown can express: paragraphs, headings, lists, tables, quotes, code, links, bold and
 * italic. `body` must come from `DOMParser`, whose documents run no scripts and load nothing.
 */
export function cleanHtml(body: HTMLElement, html: string): { dropped: DroppedContent; replacements: Replacements } {
  const dropped = {
    fonts: /font-(?:family|size)|<font[^>]* (?:face|size)/i.test(html),
    colours: /[;"'\s]color:|background(?:-color)?:|<font[^>]* color/i.test(html),
    underlines: /text-decoration[^;"]*underline|<u[\s>]/i.test(html),
    emptyLines: false,
    pictures: removeNonText(body),
  }
  cleanLists(body)
  for (const node of textNodes(body)) {
    const text = node.data.replace(SPACES, ' ').replace(INVISIBLE, '')
    node.data = text.replace(ADDRESS, (address) => plainAddress(address) ?? address)
  }
  for (const lineBreak of findAll(body, 'pre br')) lineBreak.replaceWith('\n')
  const replacements = replaceNotes(body)
  joinQuotes(body)
  convertWordHeadings(body)
  cleanEmphasis(body)
  cleanLinks(body)
  dropped.emptyLines = dropEmpty(body)
  shiftHeadings(body)
  cleanTables(body)
  for (const element of findAll(body, '*'))
    for (const name of element.getAttributeNames()) if (!SUPPORTED_ATTRIBUTES.has(name)) element.removeAttribute(name)
  body.normalize()
  return { dropped, replacements }
}
