import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test, vi } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/runtime/request-headers'
import { RenderQueue } from '@/lib/server/cache/render-queue'
import { Renderer } from '@/lib/server/render/renderer'
import { signToken } from '@/lib/accounts/token'
import { PanelPages } from './panel-pages'

const SITE = 'https://site.example'

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  vi.stubEnv('SITE_URL', SITE)
})

/** Returns a Next that answers when it is told to, and the addresses that it renders. */
function heldNext() {
  const waiting: (() => void)[] = []
  const rendered: string[] = []
  let isOpen = false
  const handler = async ({ url }: IncomingMessage, response: ServerResponse) => {
    rendered.push(url!)
    if (!isOpen) await new Promise<void>((resolve) => void waiting.push(resolve))
    response.writeHead(200, { 'content-type': 'text/x-component', 'cache-control': 'private' }).end('sayfa')
  }
  const open = () => {
    isOpen = true
    for (const resolve of waiting) resolve()
  }
  return { handler, rendered, open }
}

type Answer = (exchange: { request: IncomingMessage; response: ServerResponse }) => Promise<void>

/** Sends requests of one network at once. Returns their statuses in the order of the answers. */
function crowd(count: number, answer: Answer, cookie = '') {
  const statuses: number[] = []
  const dispatch = (request: unknown, response: unknown) => {
    const exchange = { request: request as IncomingMessage, response: response as ServerResponse }
    // As the pipeline answers when the queue is full.
    answer(exchange).catch(() => void exchange.response.writeHead(503).end())
  }
  const headers = { [CLIENT_ADDRESS_HEADER]: '192.0.2.1', ...(cookie && { cookie }) }
  const all = Array.from({ length: count }, async () => {
    statuses.push((await inject(dispatch, { url: '/', headers })).statusCode)
  })
  return { statuses, all: Promise.all(all) }
}

/** Waits until a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => void setImmediate(resolve))
}

function makePanel() {
  const next = heldNext()
  const settings = { siteUrl: SITE, assetBaseUrl: '' }
  const pages = new PanelPages({ renderer: new Renderer(next.handler, SITE), queue: new RenderQueue(), settings })
  const at = (path: string) => (exchange: Parameters<Answer>[0]) => pages.answer(exchange, path, '')
  return { ...next, at }
}

test('staff wait for one page while strangers crowd the sign-in page, and none of theirs is refused', async () => {
  const { rendered, open, at } = makePanel()
  const strangers = crowd(300, at('/admin/login'))
  await until(() => strangers.statuses.length === 96)
  expect(new Set(strangers.statuses)).toEqual(new Set([503]))
  const expiresAt = new Date(Date.now() + 60_000)
  const token = await signToken({ sessionId: newId(), administratorId: newId(), expiresAt })
  const staff = crowd(10, at('/admin/blog'), `__Secure-admin_session=${token}`)
  await until(() => strangers.statuses.length === 106)
  open()
  await Promise.all([strangers.all, staff.all])
  expect(new Set(staff.statuses)).toEqual(new Set([200]))
  // Four strangers were first, and then every other page is one of staff.
  expect(rendered.lastIndexOf('/admin/blog')).toBeLessThan(4 + 2 * 10 + 1)
})

test('an invented session costs no rendering and no place of staff', async () => {
  const { rendered, at } = makePanel()
  const strangers = crowd(200, at('/admin/dashboard'), 'admin_session=x; __Secure-admin_session=a.b.c')
  await strangers.all
  expect([new Set(strangers.statuses), rendered]).toEqual([new Set([307]), []])
})
