import { File as NodeFile } from 'node:buffer'
import { afterEach, beforeEach, vi } from 'vitest'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import type { JSDOM } from 'jsdom'
import { newAddressHeader } from '../calls/http'
import { sharedSite } from '../servers/shared-site'
import { untilAllAnswered, whilePending } from './pending-calls'

// Adds browser functions that the panel needs and jsdom lacks. Runs before each test file of the panel layer.

declare const jsdom: JSDOM

const nodeFetch = globalThis.fetch
/** Node's own FormData, which Node's fetch needs and jsdom's class hides. */
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData

/** Returns a body for Node's fetch whose files keep their names. */
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

/** Each test sends from a new address, because sign-ins are limited per address. */
let addressHeader = newAddressHeader()
beforeEach(() => {
  addressHeader = newAddressHeader()
})

/** Sends a call of the panel to the shared site, and reads its whole response. */
const callSite: typeof fetch = async (input, init) => {
  const headers = { ...addressHeader, ...(init?.headers as Record<string, string>) }
  const body = await nodeBody(init?.body)
  const response = await nodeFetch(new URL(input as string, sharedSite().url), { ...init, headers, body })
  const bytes = await response.arrayBuffer()
  return new Response(bytes.byteLength > 0 ? bytes : null, response)
}

const siteFetch: typeof fetch = (...call) => whilePending(callSite(...call))
globalThis.fetch = siteFetch

/** Replaces XMLHttpRequest, which the panel uses for uploads with progress. Uses `fetch`, so that a test can delay or break it. */
class Upload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private call: [string, RequestInit & { headers: Record<string, string> }] = ['', { headers: {} }]
  private responseHeaders?: Headers

  open(method: string, path: string) {
    this.call = [path, { method, headers: {} }]
  }
  setRequestHeader(name: string, value: string) {
    this.call[1].headers[name] = value
  }
  getResponseHeader(name: string) {
    return this.responseHeaders?.get(name) ?? null
  }
  abort() {
    this.end('abort')
  }
  send(body?: FormData | string) {
    void this.respond(body)
  }
  private async respond(body?: FormData | string) {
    try {
      const call = fetch(this.call[0], { ...this.call[1], body })
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 }))
      const response = await call
      this.responseText = await response.text()
      this.responseHeaders = response.headers
      this.status = response.status
      this.end('load')
    } catch {
      this.end('error')
    }
  }
  private end(event: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
}

jsdom.reconfigure({ url: `${sharedSite().url}/admin` })

/** One style for all elements, because there are no style sheets. With jsdom's own function, queries by role were much slower. */
const STYLE = Object.assign(document.createElement('p').style, { display: 'block', visibility: 'visible' })

Object.assign(globalThis, {
  XMLHttpRequest: Upload,
  /** Refuses to decode pictures, so that photos have no thumbnail and are uploaded unchanged. */
  createImageBitmap: () => Promise.reject(new Error('not decoded')),
})
Object.assign(window, {
  getComputedStyle: () => STYLE,
  scrollTo: () => {},
  matchMedia: (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query, addListener() {}, removeListener() {} }),
})
Element.prototype.scrollIntoView = () => {}
Object.assign(Element.prototype, { checkVisibility: () => true })
/** The panel saves files through a link, which jsdom would follow. */
HTMLAnchorElement.prototype.click = () => {}
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

// Checking whether elements are hidden takes most of a test's time, and proves little without style sheets.
// Printing the document into each error is also slow, because waiting creates many errors.
configure({
  asyncUtilTimeout: 8_000,
  defaultHidden: true,
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

/** jsdom does not support the element `<search>`. */
const IGNORED = /<%s> is unrecognized in this browser.* search$/

/** Errors and warnings in the console. They fail the test. */
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

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.info(prettyDOM(document.body))
  await untilAllAnswered()
  cleanup()
  globalThis.fetch = siteFetch
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  if (reported.length > 0) throw new Error(`The console has errors:\n${reported.join('\n')}`)
})
