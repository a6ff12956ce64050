import { File as NodeFile } from 'node:buffer'
import { afterEach, beforeEach, vi } from 'vitest'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import type { JSDOM } from 'jsdom'
import { sharedSite } from './shared-site'

// What the panel needs of a browser and jsdom lacks. It runs before each file of the panel layer.

declare const jsdom: JSDOM

const { url } = sharedSite()
const nodeFetch = globalThis.fetch
/** jsdom's class hides Node's own, which Node's fetch needs. */
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData

/** Returns a body whose files have names for Node's fetch too. */
async function nodeBody(body: BodyInit | null | undefined): Promise<BodyInit | null | undefined> {
  if (!(body instanceof FormData)) return body
  const form = new NodeFormData()
  for (const [name, value] of body.entries()) {
    const file =
      typeof value === 'string'
        ? null
        : new NodeFile([Buffer.from(await value.arrayBuffer())], value.name, { type: value.type })
    form.append(name, (file ?? value) as File)
  }
  return form
}

/** The panel's calls go to the run's site. */
globalThis.fetch = async (input, init) =>
  nodeFetch(new URL(input as string, url), { ...init, body: await nodeBody(init?.body) })

jsdom.reconfigure({ url: `${url}/admin` })

/** Without style sheets each element has the same style. jsdom's own answer took most of the time of a query by role. */
const STYLE = Object.assign(document.createElement('p').style, { display: 'block', visibility: 'visible' })

Object.assign(window, {
  getComputedStyle: () => STYLE,
  scrollTo: () => {},
  matchMedia: (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query, addListener() {}, removeListener() {} }),
})
Element.prototype.scrollIntoView = () => {}
Object.assign(Element.prototype, { checkVisibility: () => true })
Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} })
HTMLDialogElement.prototype.show = function show() {
  this.open = true
}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
  const first = this.querySelector<HTMLElement>('[autofocus], button, input, a[href]')
  first?.focus()
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// To ask of each element whether it is hidden takes most of a test's time, and without style sheets it tells little.
configure({ asyncUtilTimeout: 8_000, defaultHidden: true })

/** jsdom does not know the element. */
const IGNORED = /<%s> is unrecognized in this browser.* search$/

/** What React or a test reports in the console fails the test. */
const reported: string[] = []

beforeEach(() => {
  reported.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      const text = args.map(String).join(' ')
      if (!IGNORED.test(text)) reported.push(text)
    })
  }
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  if (reported.length > 0) throw new Error(`In the console:\n${reported.join('\n')}`)
})
