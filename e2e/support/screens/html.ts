import { randomUUID } from 'node:crypto'
import { JSDOM } from 'jsdom'
import type { NewAdministrator } from '../calls/accounts'
import type { Content } from '../calls/content'
import { signIn, visit, newAddressHeader } from '../calls/http'
import { until } from '../servers/processes'
import { sharedSite } from '../servers/shared-site'

// Pages as the server sends them, before any script runs.

const { DOMParser } = new JSDOM().window

export class HtmlPart {
  constructor(readonly node: Element | Document) {}

  all(selector: string): HtmlPart[] {
    return Array.from(this.node.querySelectorAll(selector), (element) => new HtmlPart(element))
  }

  /** Returns the only element that matches a selector and contains a text. */
  one(selector: string, text = ''): HtmlPart {
    const matches = this.all(selector).filter((part) => part.text.includes(text))
    if (matches.length !== 1) throw new Error(`${matches.length} elements, not one: ${selector} ${text}`)
    return matches[0]!
  }

  /** Returns the part, such as a region, that aria-label or aria-labelledby gives this name. */
  named(name: string, selector = '*'): HtmlPart {
    const part = this.all(`${selector}[aria-label], ${selector}[aria-labelledby]`).find((part) => {
      const id = part.attr('aria-labelledby')
      return (id ? this.all(`[id="${id}"]`)[0]?.text : part.attr('aria-label')) === name
    })
    if (!part) throw new Error(`No element has the accessible name '${name}'.`)
    return part
  }

  attr(name: string): string | undefined {
    return (this.node as Element).getAttribute(name) ?? undefined
  }

  get tag(): string {
    return (this.node as Element).localName
  }

  /** The text without scripts and styles, with the whitespace of the source. */
  get raw(): string {
    const copy = this.node.cloneNode(true) as Element
    for (const script of copy.querySelectorAll('script, style')) script.remove()
    return copy.textContent
  }

  get text(): string {
    return this.raw.replaceAll(/\s+/g, ' ').trim()
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text)
  }

  values(selector: string, attribute: string): string[] {
    return this.all(selector).map((part) => part.attr(attribute) ?? '')
  }

  /** The links with their accessible names, in document order. */
  get links(): { label: string; href: string }[] {
    return this.all('a[href]').map((link) => ({
      label: link.attr('aria-label') ?? link.text,
      href: link.attr('href')!,
    }))
  }

  hrefOf(label: string): string | undefined {
    return this.links.find((link) => link.label === label)?.href
  }
}

/** An object of the page's structured data: a Thing of schema.org. */
type Thing = Record<string, unknown> & { '@type': string }

export class HtmlPage extends HtmlPart {
  constructor(
    readonly path: string,
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {
    super(new DOMParser().parseFromString(html, 'text/html'))
  }

  get main(): HtmlPart {
    return this.one('main')
  }

  get header(): HtmlPart {
    return this.all('header')[0]!
  }

  get footer(): HtmlPart {
    return this.all('footer').at(-1)!
  }

  get title(): string {
    return this.one('head title').text
  }

  get heading(): string {
    return this.one('h1').text
  }

  /** Returns the value of a meta element. If there are several, their values are joined by '|'. */
  meta(name: string): string {
    return this.values(`head meta[property="${name}"], head meta[name="${name}"]`, 'content').join('|')
  }

  structuredData(type: string): Thing {
    const scripts = this.all('script[type="application/ld+json"]')
    const things = scripts.flatMap(({ node }) => JSON.parse(node.textContent!) as Thing | Thing[])
    const match = things.find((thing) => thing['@type'] === type)
    if (!match) throw new Error(`${this.path}: no ${type}`)
    return match
  }
}

/** Reads a page as a new visitor, without following redirects. */
export async function readPage(path: string, init: RequestInit = {}, { url } = sharedSite()): Promise<HtmlPage> {
  const headersSent = { ...newAddressHeader(), ...(init.headers as Record<string, string>) }
  const { status, headers, text } = await visit(url + path, { ...init, headers: headersSent })
  return new HtmlPage(path, status, headers, text)
}

export async function readPageAs(content: Content, account: NewAdministrator, path: string): Promise<HtmlPage> {
  const { token } = await signIn(sharedSite(), await content.addAdministrator(account))
  return readPage(path, { headers: { cookie: `admin_session=${token}` } })
}

/** Reads a page until it shows a change in the database, which reaches the site a moment later. */
export async function readUntil(path: string, isShown: (page: HtmlPage) => unknown): Promise<HtmlPage> {
  let page: HtmlPage | undefined
  await until(async () => {
    page = await readPage(path)
    return Boolean(isShown(page))
  }, `${path} shows the change`)
  return page!
}

export { useContent } from '../servers/shared-site'

export const newSlug = (words = 'deneme') => `${words}-${randomUUID().slice(0, 8)}`
