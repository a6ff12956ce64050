/** Elements that begin a line of their own. */
export const BLOCKS =
  'address, article, aside, blockquote, body, center, dd, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, td, th, tr, ul'

export function findAll<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found[] {
  return [...root.querySelectorAll<Found>(selector)]
}

/** The attribute that replaces `style`. See `withoutStyles`. */
export const STYLE = 'data-look'

export const styleOf = (element: Element) => element.getAttribute(STYLE) ?? ''

/**
 * Renames the style attributes and event handlers of copied HTML, because browsers check them against the page's policy even
 * in a document that is never shown, and report each of them.
 */
export function withoutStyles(html: string): string {
  return html
    .replace(/<style[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\s(?:style|(on\w+))\s*=/gi, (_, handler) => (handler ? ' data-off=' : ` ${STYLE}=`)),
    )
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Replaces an element with one of another name and the same content. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

export function textNodes(root: Node): Text[] {
  const walker = root.ownerDocument!.createTreeWalker(root, SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** NodeFilter.SHOW_TEXT, which only browsers have as a global. */
const SHOW_TEXT = 4
