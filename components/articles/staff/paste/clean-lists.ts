import { withoutBullet } from '@/lib/platform/fields/line-markers'
import { findAll, STYLE, styleOf, textNodes, unwrap } from './elements'

const NUMBER = /^\s*\(?(?:(\d{1,3})|[a-zçğıöşü]{1,4})[.)]/i

/** Removes the bullet or number of a list item and returns its level and numbering. Returns null for any other paragraph. */
function takeItem(paragraph: HTMLElement) {
  const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(styleOf(paragraph))?.[1] ?? 0)
  const marker = findAll(paragraph, `[${STYLE}]`).find((element) => /mso-list:\s*Ignore/i.test(styleOf(element)))
  if (level > 0 && marker) {
    const number = NUMBER.exec(marker.textContent)
    marker.remove()
    return { level, isNumbered: number !== null, start: Number(number?.[1] ?? 1) }
  }
  const { textContent } = paragraph
  const length = textContent.length - withoutBullet(textContent).length
  if (length === 0 || paragraph.closest('li, td, th')) return null
  removeStart(paragraph, length)
  return { level: 1, isNumbered: false, start: 1 }
}

function removeStart(element: HTMLElement, length: number): void {
  let remaining = length
  for (const node of textNodes(element)) {
    const deletedLength = Math.min(remaining, node.length)
    node.deleteData(0, deletedLength)
    remaining -= deletedLength
  }
}

/** Joins paragraphs into lists, because Word writes each item as a paragraph of its own. */
function joinParagraphs(body: HTMLElement): void {
  const joinedLists = new Set<Element>()
  for (const paragraph of findAll(body, 'p')) {
    const item = takeItem(paragraph)
    if (!item) continue
    const name = item.isNumbered ? 'OL' : 'UL'
    const { ownerDocument, previousElementSibling: previous } = paragraph
    const create = () => {
      const list = ownerDocument.createElement(name)
      if (item.isNumbered && item.start !== 1) list.setAttribute('start', String(item.start))
      joinedLists.add(list)
      return list
    }
    let list = previous && joinedLists.has(previous) && (item.level > 1 || previous.nodeName === name) ? previous : null
    if (!list) {
      list = create()
      paragraph.before(list)
    }
    for (let level = 1; level < item.level && list.lastElementChild; level += 1) {
      const last: Element = list.lastElementChild
      const inner: Element | null = last.lastElementChild
      const isSameList = inner && joinedLists.has(inner) && (level + 1 < item.level || inner.nodeName === name)
      list = isSameList ? inner : create()
      if (!isSameList) last.append(list)
    }
    const listItem = ownerDocument.createElement('li')
    listItem.append(...paragraph.childNodes)
    list.append(listItem)
    paragraph.remove()
  }
}

/** Normalizes lists: a nested list is inside the item above it, and an item with one paragraph has only its text. */
export function cleanLists(body: HTMLElement): void {
  joinParagraphs(body)
  for (const inner of findAll(body, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const above = inner.previousElementSibling
    if (above?.nodeName === 'LI') above.append(inner)
    else unwrap(inner)
  }
  for (const item of findAll(body, 'li')) {
    if (!item.closest('ul, ol')) unwrap(item)
    const paragraphs = [...item.children].filter(({ nodeName }) => nodeName === 'P' || nodeName === 'DIV')
    if (paragraphs.length === 1) unwrap(paragraphs[0]!)
  }
}
