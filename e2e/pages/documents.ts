import { expect, type Page } from '@playwright/test'

/** Reads texts and attributes of a document by selector. */
type Reader = {
  texts: (selector: string) => Promise<string[]>
  values: (selector: string, attribute: string) => Promise<string[]>
}

/** Parses a text as a browser does, without fetching or running anything. */
async function parse(page: Page, text: string, type: 'text/html' | 'text/xml'): Promise<Reader> {
  const parsed = await page.evaluateHandle(([source, kind]) => new DOMParser().parseFromString(source, kind), [
    text,
    type,
  ] as const)
  return {
    texts: (selector) =>
      parsed.evaluate(
        (root, wanted) => [...root.querySelectorAll(wanted)].map((node) => node.textContent ?? ''),
        selector,
      ),
    values: (selector, attribute) =>
      parsed.evaluate(
        (root, [wanted, name]) => [...root.querySelectorAll(wanted)].map((node) => node.getAttribute(name) ?? ''),
        [selector, attribute] as const,
      ),
  }
}

/** Reads a page as the server sends it, before any script. */
export async function read(page: Page, path: string): Promise<Reader & { meta: (name: string) => Promise<string> }> {
  const answer = await page.request.get(path)
  const document = await parse(page, await answer.text(), 'text/html')
  return {
    ...document,
    meta: async (name) =>
      (await document.values(`head meta[property="${name}"], head meta[name="${name}"]`, 'content')).join('|'),
  }
}

/** A thing of schema.org. */
export type Thing = Record<string, unknown> & { '@type': string }

/** Returns the types of things. */
export const kinds = (things: Thing[]) => things.map((thing) => thing['@type'])

/** Returns the structured data (JSON-LD) of a page. */
export async function structuredData(page: Page, path: string): Promise<Thing[]> {
  const texts = await (await read(page, path)).texts('script[type="application/ld+json"]')
  return texts.flatMap((text) => JSON.parse(text) as Thing | Thing[])
}

/** Parses an XML document, which must be well-formed. */
export async function readXml(page: Page, text: string): Promise<Reader> {
  const document = await parse(page, text, 'text/xml')
  expect(await document.texts('parsererror')).toEqual([])
  return document
}
