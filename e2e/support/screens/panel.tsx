import { randomUUID } from 'node:crypto'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { JSDOM } from 'jsdom'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { expect, vi } from 'vitest'
import { AssetBaseProvider } from '@/components/admin/pictures/picture'
import { SessionGate, adoptToken } from '@/components/admin/session/session'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { PageHeaderArea, PageHeaderSlot } from '@/components/admin/shell/page-header-action'
import type { Role } from '@/lib/access/roles'
import type { AccountJson } from '@/lib/accounts/output'
import type { Account } from '../calls/accounts'
import type { Content } from '../calls/content'
import { fetchJson, sendJson } from '../calls/http'
import { sharedSite } from '../servers/shared-site'
import { untilAllAnswered } from './pending-calls'

// Renders screens of the panel in jsdom, with the API and the database of the shared site. jsdom has no layout: sizes, focus
// rings, scrolling and navigation belong to the browser tests.

declare const jsdom: JSDOM

export { callAs, fetchJson } from '../calls/http'
export { useContent } from '../servers/shared-site'

/** Replaces the text of a field with a single event. */
export const write = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

export async function signInAs(account: Account): Promise<{ token: string; me: AccountJson }> {
  const { text } = await sendJson('POST', '/api/Auth/login', account)
  const { token } = JSON.parse(text) as { token: string }
  return { token, me: await fetchJson(token, 'GET', '/api/Auth/session') }
}

/** The addresses to which the panel has navigated, newest last. They are not loaded. */
export const visited: string[] = []

type TestRouterProps = { children: ReactElement; path: string; params?: Record<string, string> }

/** A router for the panel's screens. It also notices changes of the address made through `history`. */
function TestRouter({ children, path, params = {} }: TestRouterProps) {
  const [url, setUrl] = useState(() => new URL(path, sharedSite().url))
  useLayoutEffect(() => {
    const { history } = window
    const methods = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) }
    const notifying =
      (change: History['pushState']): History['pushState'] =>
      (...args) => {
        change(...args)
        setUrl(new URL(window.location.href))
      }
    Object.assign(history, { pushState: notifying(methods.pushState), replaceState: notifying(methods.replaceState) })
    return () => void Object.assign(history, methods)
  }, [])
  const [router] = useState(() => {
    const go = (address: string) => {
      const next = new URL(address, window.location.href)
      visited.push(next.pathname + next.search + next.hash)
      window.history.pushState(null, '', next)
    }
    return { push: go, replace: go, refresh() {}, back() {}, forward() {}, prefetch() {}, hmrRefresh() {} }
  })
  return (
    <AppRouterContext value={router as never}>
      <PathnameContext value={url.pathname}>
        <SearchParamsContext value={url.searchParams}>
          <PathParamsContext value={params}>{children}</PathParamsContext>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  )
}

/** A user who, like a person, waits until a control is enabled before they click it or choose from it. */
function newUser(): UserEvent {
  const user = userEvent.setup({ delay: null, applyAccept: false, pointerEventsCheck: 0 })
  const onceEnabled =
    <Rest extends unknown[]>(act: (element: Element, ...rest: Rest) => Promise<void>) =>
    async (element: Element, ...rest: Rest) => {
      await waitFor(() => expect(element).toBeEnabled())
      await act(element, ...rest)
    }
  const { click, selectOptions } = user
  return Object.assign(user, { click: onceEnabled(click), selectOptions: onceEnabled(selectOptions) })
}

/** Opens a screen for people without a session, such as the sign-in. */
export function openSignedOut(element: ReactElement, path: string): UserEvent {
  visited.length = 0
  jsdom.reconfigure({ url: new URL(path, sharedSite().url).href })
  render(<TestRouter path={path}>{element}</TestRouter>)
  return newUser()
}

type OpenOptions = {
  path: string
  /** The dynamic parts of the path, keyed by their names in `app/`. */
  params?: Record<string, string>
  account?: Account
  role?: Role
  content: Content
}

/** An open screen with its user and the token of the session. `close` waits for the screen's calls. */
export type Panel = { user: UserEvent; token: string; me: AccountJson; close: () => Promise<void> }

/** Opens a screen in the panel's shell, by default signed in as a new manager. */
export async function openPanel(
  element: ReactElement,
  { path, params = {}, content, role, ...options }: OpenOptions,
): Promise<Panel> {
  const account = options.account ?? (await content.addAdministrator({ role }))
  const { token, me } = await signInAs(account)
  visited.length = 0
  jsdom.reconfigure({ url: new URL(path, sharedSite().url).href })
  adoptToken(token)
  const { unmount } = render(
    <TestRouter path={path} params={params}>
      <AdminShell company={{ name: 'Ölçev', logo: null }} account={me}>
        <AssetBaseProvider value="">
          <PageHeaderArea>
            <PageHeaderSlot />
            <SessionGate waiting={null}>{element}</SessionGate>
          </PageHeaderArea>
        </AssetBaseProvider>
      </AdminShell>
    </TestRouter>,
  )
  const close = async () => {
    await untilAllAnswered()
    unmount()
  }
  return { user: newUser(), token, me, close }
}

export const main = () => within(screen.getByRole('main'))

/** Returns whether a call matches a name such as 'GET /api/References'. */
const isCall = (name: string | RegExp, method: string, path: string) =>
  typeof name === 'string' ? `${method} ${path}` === name : name.test(`${method} ${path}`)

type Responder = (pass: () => Promise<Response>) => Promise<Response>

/** Answers calls that match `name`, such as 'PUT /api/References/order', with what `respond` returns. Returns a function that stops this. */
function intercept(name: string | RegExp, respond: Responder): () => void {
  const originalFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input as string, sharedSite().url)
    const pass = () => originalFetch(input, init)
    return isCall(name, init?.method ?? 'GET', pathname + search) ? respond(pass) : pass()
  }
  return () => {
    globalThis.fetch = originalFetch
  }
}

/** Holds calls back until `release`. `letOthersThrough` lets later calls through, and `untilAnswered` waits for the held calls. */
export function holdCalls(name: string | RegExp) {
  const heldCalls: Promise<Response>[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const restore = intercept(name, (pass) => {
    const response = released.then(pass)
    heldCalls.push(response)
    return response
  })
  return {
    heldCount: () => heldCalls.length,
    letOthersThrough: restore,
    untilAnswered: async () => void (await Promise.allSettled(heldCalls)),
    release: () => {
      release()
      restore()
    },
  }
}

export const UNAVAILABLE = 'Hizmet geçici olarak kullanılamıyor.'

/** Answers calls with an error instead of sending them. Returns a function that stops this. */
export function refuseCalls(name: string | RegExp, status = 503, message = UNAVAILABLE): () => void {
  return intercept(name, async () => Response.json({ message }, { status }))
}

/** Sends calls but loses their responses. Returns a function that stops this. */
export function loseResponses(name: string | RegExp): () => void {
  return intercept(name, async (pass) => {
    await pass()
    throw new TypeError('Failed to fetch')
  })
}

/** Fails the first `count` calls, by default all, before they are sent. Returns a function that stops this. */
export function breakCalls(name: string | RegExp, count = Infinity): () => void {
  let broken = 0
  return intercept(name, (pass) => (broken++ < count ? Promise.reject(new TypeError('Failed to fetch')) : pass()))
}

/** Calls `act`, which makes the browser save a file, and returns the file's text. */
export async function readSavedFile(act: () => Promise<void>): Promise<string> {
  const createUrl = vi.spyOn(URL, 'createObjectURL')
  await act()
  await waitFor(() => expect(createUrl).toHaveBeenCalled())
  const [file] = createUrl.mock.calls.at(-1)!
  createUrl.mockRestore()
  return Buffer.from(await (file as Blob).arrayBuffer()).toString()
}

export const findAlert = (text: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find((alert) => alert.textContent?.includes(text))
    if (!found) throw new Error(`No alert contains: ${text}`)
    return found
  })
