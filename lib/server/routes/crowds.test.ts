import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { expect, test } from 'vitest'
import { RenderQueue } from '@/lib/server/cache/render-queue'
import { Renderer } from '@/lib/server/render/renderer'
import { PanelPages } from './panel-pages'
import { answerSoftNavigation } from './soft-navigation'

const SITE = 'https://site.example'

/** Returns a Next that answers when it is told to, and how many pages it renders. */
function heldNext() {
  const running: (() => void)[] = []
  let isOpen = false
  const handler = async (_request: unknown, response: ServerResponse) => {
    if (!isOpen) await new Promise<void>((resolve) => void running.push(resolve))
    response.writeHead(200, { 'content-type': 'text/x-component' }).end('sayfa')
  }
  const open = () => {
    isOpen = true
    for (const resolve of running) resolve()
  }
  return { handler, running, open }
}

/** Sends requests at once. Returns their statuses in the order of the answers. */
function crowd(count: number, answer: (request: IncomingMessage, response: ServerResponse) => unknown, cookie = '') {
  const statuses: number[] = []
  const dispatch = (request: unknown, response: unknown) =>
    void answer(request as IncomingMessage, response as ServerResponse)
  const all = Array.from({ length: count }, async () => {
    const { statusCode } = await inject(dispatch, { url: '/', headers: cookie ? { cookie } : {} })
    statuses.push(statusCode)
  })
  return { statuses, all: Promise.all(all) }
}

/** Waits until a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => void setImmediate(resolve))
}

test('24 soft navigations run or wait, and all others load the whole page at once', async () => {
  const next = heldNext()
  const parts = { renderer: new Renderer(next.handler, SITE), queue: new RenderQueue(), defaults: [] }
  const { statuses, all } = crowd(200, (request, response) =>
    answerSoftNavigation({ request, response }, '/hizmetler', '', parts),
  )
  await until(() => statuses.length === 176)
  expect([new Set(statuses), next.running.length]).toEqual([new Set([204]), 4])
  next.open()
  await all
  expect(statuses.slice(176)).toEqual(Array.from({ length: 24 }, () => 200))
})

test('four pages of the panel run at once, and strangers beyond 60 are refused while staff wait for theirs', async () => {
  const next = heldNext()
  const pages = new PanelPages(next.handler, { siteUrl: SITE, assetBaseUrl: '' }, 'oturum')
  const answer = (request: IncomingMessage, response: ServerResponse) => pages.answer(request, response, '/admin')
  const strangers = crowd(200, answer)
  await until(() => strangers.statuses.length === 136)
  expect([new Set(strangers.statuses), next.running.length]).toEqual([new Set([503]), 4])
  const staff = crowd(20, answer, 'oturum=x')
  next.open()
  await Promise.all([strangers.all, staff.all])
  expect([strangers.statuses.slice(136), staff.statuses].map((all) => new Set(all))).toEqual([
    new Set([200]),
    new Set([200]),
  ])
})
