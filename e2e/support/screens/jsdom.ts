import { File as NodeFile } from 'node:buffer'
import { randomInt } from 'node:crypto'
import { afterEach, beforeEach, vi } from 'vitest'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import type { JSDOM } from 'jsdom'
import { sharedSite } from '../servers/shared-site'

// What the panel needs of a browser and jsdom lacks. It runs before each file of the panel layer.

declare const jsdom: JSDOM

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

/** Each test sends from an address of its own, because sign-ins are limited by address. */
const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`
let address = newAddress()
beforeEach(() => {
  address = newAddress()
})

const pending = new Set<Promise<Response>>()

/** The panel's calls go to the run's site. */
const siteFetch: typeof fetch = async (input, init) => {
  const headers = { 'x-forwarded-for': address, ...(init?.headers as Record<string, string>) }
  const body = await nodeBody(init?.body)
  const call = nodeFetch(new URL(input as string, sharedSite().url), { ...init, headers, body })
  pending.add(call)
  return call.finally(() => pending.delete(call))
}
globalThis.fetch = siteFetch

/** Calls that tell how far they are. They go through `fetch`, so that a test can hold them back or break them, too. */
class Upload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private call: [string, RequestInit & { headers: Record<string, string> }] = ['', { headers: {} }]
  private answered?: Headers

  open(method: string, path: string) {
    this.call = [path, { method, headers: {} }]
  }
  setRequestHeader(name: string, value: string) {
    this.call[1].headers[name] = value
  }
  getResponseHeader(name: string) {
    return this.answered?.get(name) ?? null
  }
  abort() {
    this.end('abort')
  }
  send(body?: FormData | string) {
    void this.answer(body)
  }
  private async answer(body?: FormData | string) {
    try {
      const sent = fetch(this.call[0], { ...this.call[1], body })
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 }))
      const response = await sent
      this.responseText = await response.text()
      this.answered = response.headers
      this.status = response.status
      this.end('load')
    } catch {
      this.end('error')
    }
  }
  private end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}

jsdom.reconfigure({ url: `${sharedSite().url}/admin` })

/** Without style sheets each element has the same style. jsdom's own answer took most of the time of a query by role. */
const STYLE = Object.assign(document.createElement('p').style, { display: 'block', visibility: 'visible' })

Object.assign(globalThis, {
  XMLHttpRequest: Upload,
  /** Pictures are not decoded: a photo has no thumbnail and is sent as it is. */
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
/** A text field is then changed past the browser's list of changes. */
document.execCommand = () => false
/** jsdom would follow the link of a file that is saved. */
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

// To ask of each element whether it is hidden takes most of a test's time, and without style sheets it tells little.
// The document in each message took another tenth: waiting makes and drops many.
configure({
  asyncUtilTimeout: 8_000,
  defaultHidden: true,
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

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

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.info(prettyDOM(document.body))
  // An answer that came later would look for a frame that is gone.
  while (pending.size > 0) {
    await Promise.allSettled(pending)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  cleanup()
  globalThis.fetch = siteFetch
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  if (reported.length > 0) throw new Error(`In the console:\n${reported.join('\n')}`)
})
