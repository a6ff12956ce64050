import { inlineText, markdown, NEW_PICTURE, newToken, type Token, type Tokens } from './parser'
import { type Picture, srcSet, variantPath } from '@/lib/platform/media/picture'

export type InlinePictures = {
  /** The stored pictures by path. */
  pictures: ReadonlyMap<string, Picture>
  /** ASSET_BASE_URL. */
  base?: string
  /** Whether to show placeholders for pictures that are not stored yet. */
  isPreview?: boolean
}

/** Returns the pictures of a text by their paths. */
export function picturesByPath(pictures: readonly Picture[]): InlinePictures['pictures'] {
  return new Map(pictures.map((picture) => [picture.path, picture]))
}

/** Widths at which the article page shows a picture. */
const SIZES = '(max-width: 1000px) 100vw, 868px'

const escape = markdown.utils.escapeHtml

/** Returns the `<img>` of a picture, or null if it is not one of the text's pictures. */
function imgHtml(image: Token, { pictures, base = '', isPreview }: InlinePictures): string | null {
  const path = String(image.attrGet('src'))
  const alt = escape(inlineText(image.children))
  const picture = pictures.get(path)
  if (picture) {
    const widest = picture.widths.at(-1)
    const src = escape(base + (widest ? variantPath(path, widest) : path))
    const sources = picture.widths.length > 0 ? ` sizes="${SIZES}" srcset="${escape(srcSet(picture, base))}"` : ''
    const size = `width="${picture.width}" height="${picture.height}"`
    return `<img${sources} src="${src}" ${size} alt="${alt}" loading="lazy" decoding="async">`
  }
  if (!isPreview || !path.startsWith(NEW_PICTURE)) return null
  return `<img data-new="${escape(path.slice(NEW_PICTURE.length))}" alt="${alt}">`
}

function figureHtml(image: Token, img: string): string {
  const caption = String(image.attrGet('title') ?? '')
  const figcaption = caption && `<figcaption>${escape(caption)}</figcaption>`
  return `<figure><span class="photo">${img}</span>${figcaption}</figure>\n`
}

const isBreak = ({ type }: Token) => type === 'softbreak' || type === 'hardbreak'
const isBlank = (token: Token) => isBreak(token) || (token.type === 'text' && token.content.trim() === '')

/** Returns inline tokens without blank tokens at both ends. */
function trimTokens(tokens: Tokens): Tokens {
  const first = tokens.findIndex((token) => !isBlank(token))
  const last = tokens.findLastIndex((token) => !isBlank(token))
  return first === -1 ? [] : tokens.slice(first, last + 1)
}

/**
 * Returns the blocks of a paragraph: each picture becomes a figure, because a figure cannot be inside a paragraph.
 * Pictures inside a link or bold text become their alternative text.
 */
function paragraphBlocks([open, inline, close]: [Token, Token, Token], options: InlinePictures): Tokens {
  const blocks: Tokens = []
  let line: Tokens = []
  let depth = 0
  const endLine = () => {
    const children = trimTokens(line)
    if (children.length > 0) blocks.push(open, newToken('inline', { children }), close)
    line = []
  }
  for (const child of inline.children!) {
    depth += child.nesting
    const img = child.type === 'image' && depth === 0 ? imgHtml(child, options) : null
    if (img) {
      endLine()
      blocks.push(newToken('figure', { content: figureHtml(child, img) }))
    } else line.push(child.type === 'image' ? newToken('text', { content: inlineText(child.children) }) : child)
  }
  endLine()
  return blocks
}

/** Returns the tokens with figures instead of pictures, or alternative texts where no figure is possible. */
export function withFigures(tokens: Tokens, options: InlinePictures): Tokens {
  const result: Tokens = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!
    const inline = tokens[index + 1]
    if (token.type === 'paragraph_open' && inline?.children?.some(({ type }) => type === 'image')) {
      for (const block of paragraphBlocks([token, inline, tokens[index + 2]!], options)) result.push(block)
      index += 2
    } else result.push(token)
  }
  return result
}
