import { randomInt, randomUUID } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { visit } from './http'
import { until } from './processes'
import { sharedSite } from './shared-site'

// Pages as the server sends them, before any script.

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value
/** The elements below a node, in the order of the document. */
function elementsIn(node: Node, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (isElement(child)) found.push(child)
    elementsIn(child, found)
  }
  return found
}

/** What no reader sees in a text. */
const SILENT = new Set(['script', 'style', 'template'])

const textOf = (node: Node): string => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  return isElement(node) && SILENT.has(node.tagName) ? '' : childrenOf(node).map(textOf).join('')
}

const COMPARE: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '^=': (value, wanted) => value.startsWith(wanted),
  '~=': (value, wanted) => value.split(/\s+/).includes(wanted),
  '*=': (value, wanted) => value.includes(wanted),
}

type Test = (element: Element) => boolean

/** Whether an element has the tag, id and attributes of a selector's part, such as 'a[rel=next][href^="/x"]'. */
function partTest(part: string): Test {
  const [, tag, id, conditions] = /^([\w-]*|\*)(?:#([\w-]+))?((?:\[[^\]]+\])*)$/.exec(part) ?? []
  if (conditions === undefined) throw new Error(`The selector's part '${part}' is not understood.`)
  const attributes = Array.from(conditions.matchAll(/\[([\w:-]+)(?:([~^*]?=)"?([^"\]]*)"?)?\]/g))
  return (element) =>
    (!tag || tag === '*' || element.tagName === tag) &&
    (!id || attributeOf(element, 'id') === id) &&
    attributes.every(([, name, sign, wanted]) => {
      const value = attributeOf(element, name!)
      return value !== undefined && (sign === undefined || COMPARE[sign]!(value, wanted!))
    })
}

/** Whether an element passes the last of the tests, and elements around it the others. */
function passes(element: Element, tests: readonly Test[]): boolean {
  const [own, ...outer] = tests.toReversed()
  if (!own!(element)) return false
  let around = element.parentNode
  for (const test of outer) {
    while (around && !(isElement(around) && test(around))) around = (around as Element).parentNode
    if (!around) return false
    around = around.parentNode
  }
  return true
}

/** A part of a page. Selectors know tags, #id, attributes, spaces and commas. */
export class Part {
  constructor(readonly node: Node) {}

  all(selector: string): Part[] {
    const ways = selector
      .match(/(?:\[[^\]]*\]|[^,[])+/g)!
      .map((way) => way.match(/(?:\[[^\]]*\]|[^\s[])+/g)!.map(partTest))
    const found = elementsIn(this.node).filter((element) => ways.some((tests) => passes(element, tests)))
    return found.map((element) => new Part(element))
  }

  /** The one element of a selector, and of a text that it contains if that is said. */
  one(selector: string, text = ''): Part {
    const found = this.all(selector).filter((part) => part.text.includes(text))
    if (found.length !== 1) throw new Error(`${found.length} elements, not one: ${selector} ${text}`)
    return found[0]!
  }

  /** The part that has an accessible name from aria-label or aria-labelledby, such as a region. */
  named(name: string, selector = '*'): Part {
    const root = this.all(`${selector}[aria-label], ${selector}[aria-labelledby]`)
    const found = root.find((part) => {
      const id = part.attr('aria-labelledby')
      return (id ? this.all(`#${id}`)[0]?.text : part.attr('aria-label')) === name
    })
    if (!found) throw new Error(`Nothing is named ${name}.`)
    return found
  }

  attr(name: string): string | undefined {
    return attributeOf(this.node as Element, name)
  }

  get tag(): string {
    return (this.node as Element).tagName
  }

  /** Its text as it is written. */
  get raw(): string {
    return textOf(this.node)
  }

  /** Its text in one line. */
  get text(): string {
    return this.raw.replaceAll(/\s+/g, ' ').trim()
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text)
  }

  values(selector: string, attribute: string): string[] {
    return this.all(selector).map((part) => part.attr(attribute) ?? '')
  }

  /** Its links with their accessible names, in order. */
  get links(): { label: string; href: string }[] {
    return this.all('a[href]').map((link) => ({
      label: link.attr('aria-label') ?? link.text,
      href: link.attr('href')!,
    }))
  }

  /** The address of the first link with this text. */
  hrefOf(label: string): string | undefined {
    return this.links.find((link) => link.label === label)?.href
  }
}

/** A thing of schema.org. */
export type Thing = Record<string, unknown> & { '@type': string }

/** Returns the types of things. */
export const kindsOf = (things: Thing[]) => things.map((thing) => thing['@type'])

/** A page of a site. */
export class HtmlPage extends Part {
  constructor(
    readonly path: string,
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {
    super(parse(html))
  }

  get main(): Part {
    return this.one('main')
  }

  get header(): Part {
    return this.all('header')[0]!
  }

  get footer(): Part {
    return this.all('footer').at(-1)!
  }

  get title(): string {
    return this.one('head title').text
  }

  get heading(): string {
    return this.one('h1').text
  }

  /** The values of a meta element, which should be one. */
  meta(name: string): string {
    return this.values(`head meta[property="${name}"], head meta[name="${name}"]`, 'content').join('|')
  }

  /** The structured data (JSON-LD). */
  get things(): Thing[] {
    const scripts = this.all('script[type="application/ld+json"]')
    return scripts.flatMap(({ node }) => {
      const text = childrenOf(node).map((child) => (child as DefaultTreeAdapterTypes.TextNode).value)
      return JSON.parse(text.join('')) as Thing | Thing[]
    })
  }

  thing(type: string): Thing {
    const found = this.things.find((thing) => thing['@type'] === type)
    if (!found) throw new Error(`${this.path}: no ${type}`)
    return found
  }
}

/** Returns an address from which nothing was sent, because sending, searching and unknown pages are limited by address. */
export const newVisitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Reads a page as a new visitor, without following redirects. */
export async function readPage(path: string, init: RequestInit = {}, { url } = sharedSite()): Promise<HtmlPage> {
  const headersSent = { 'x-forwarded-for': newVisitor(), ...(init.headers as Record<string, string>) }
  const { status, headers, text } = await visit(url + path, { ...init, headers: headersSent })
  return new HtmlPage(path, status, headers, text)
}

/** Reads a page until it shows a change in the database, of which the site hears a moment later. */
export async function readUntil(path: string, isShown: (page: HtmlPage) => unknown): Promise<HtmlPage> {
  let page: HtmlPage | undefined
  await until(async () => {
    page = await readPage(path)
    return Boolean(isShown(page))
  }, `${path} shows the change`)
  return page!
}

export { useContent } from './shared-site'

/** Returns a slug that no other test uses. */
export const newSlug = (words = 'deneme') => `${words}-${randomUUID().slice(0, 8)}`
