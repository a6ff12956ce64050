import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import { answer, itemReply, listReply } from '@/lib/api/replies'
import { pageQuery } from '@/lib/api/paging'
import { MAX_JSON_BYTES } from '@/lib/api/read-body'
import { type Handler, resource, route } from '@/lib/api/route'
import { createLogger, log } from '@/lib/platform/log'

const written: string[] = []
const recorder = createLogger({ write: (line) => written.push(line) })
beforeEach(() => {
  written.splice(0)
  for (const level of ['info', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(recorder[level].bind(recorder))
})
afterEach(() => vi.restoreAllMocks())

const base = 'http://site.example/api/x'
const context = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) })
const ask = (
  handler: Handler,
  init?: RequestInit & { query?: string; duplex?: 'half' },
  params?: Record<string, string>,
) => handler(new Request(base + (init?.query ?? ''), init), context(params))

const open = { access: 'anyone', summary: 'Deneme', returns: answer(200, z.unknown()) } as const
const text = (max: number) => z.string({ error: 'Metin yazın.' }).check(z.maxLength(max, { error: 'Kısa yazın.' }))
const echo = route({
  ...open,
  returns: answer(201, z.unknown()),
  body: z.object({ name: text(5), city: text(5) }),
  call: async ({ body }) => body,
  reply: (body) => ({ status: 201, body }),
})
const post = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
  ask(echo, { method: 'POST', body, headers: { 'content-type': type, ...headers } })
const wellFormed = JSON.stringify({ name: 'Ayşe', city: 'Bursa' })

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message

describe('a JSON body', () => {
  it('is parsed and answered', async () => {
    for (const type of ['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"']) {
      const response = await post(wellFormed, type)
      expect(response.status).toBe(201)
      expect(await response.json()).toEqual({ name: 'Ayşe', city: 'Bursa' })
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  const others = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=iso-8859-9']
  it.each([...others, 'application/jsonp'])('of type %s is 415', async (type) =>
    expect((await post(wellFormed, type)).status).toBe(415),
  )

  it('without a type or compressed is 415', async () => {
    expect((await ask(echo, { method: 'POST', body: new TextEncoder().encode(wellFormed) })).status).toBe(415)
    expect((await post(wellFormed, 'application/json', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it.each([['{"name":'], [''], ['null'], ['[]'], ['"metin"'], ['7']])('%j is 400', async (body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toMatch(/^Gönderilen /)
  })

  it('in bad UTF-8 is 400', async () => {
    expect((await post(new Uint8Array([0x22, 0xc3, 0x28, 0x22]))).status).toBe(400)
  })

  it('takes 256 KB and refuses one byte more', async () => {
    const largest = wellFormed + ' '.repeat(MAX_JSON_BYTES - Buffer.byteLength(wellFormed))
    expect((await post(largest)).status).toBe(201)
    expect((await post(`${largest} `)).status).toBe(413)
  })

  it('is not read beyond the limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
      },
    })
    const response = await ask(echo, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(2 * MAX_JSON_BYTES)
  })

  it('with invalid fields lists each, and all in the message', async () => {
    const response = await post(JSON.stringify({ name: 'uzun bir ad' }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: 'Kısa yazın. Metin yazın.',
      errors: { name: ['Kısa yazın.'], city: ['Metin yazın.'] },
    })
  })
})

describe('query and address', () => {
  const list = route({
    ...open,
    query: pageQuery,
    call: async ({ query }) => query.range,
    reply: (range) => listReply([range ?? 'all'], 7),
  })

  it.each([
    ['', 'all'],
    ['?page=1', { skip: 0, take: 50 }],
    ['?page=3', { skip: 100, take: 50 }],
    ['?pageSize=20', { skip: 0, take: 20 }],
    ['?page=2&pageSize=200', { skip: 200, take: 200 }],
    ['?page=999999999999999&pageSize=200', { skip: 2 ** 31 - 1, take: 200 }],
    ['?other=x', 'all'],
  ])('%s is read', async (query, range) => {
    const response = await ask(list, { query })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([range])
    expect(response.headers.get('x-total-count')).toBe('7')
  })

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=',
    'page=1e3',
    'page=1&page=2',
    'page=9999999999999999',
    'pageSize=0',
    'pageSize=201',
    'page=1&pageSize=x',
    'page=%00',
  ])('?%s is 400', async (query) => {
    const response = await ask(list, { query: `?${query}` })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toMatch(/tam sayı olmalı\.$/)
  })

  it('that does not match the schema is a 404', async () => {
    const item = route({
      ...open,
      params: z.object({ key: z.string().check(z.regex(/^[a-z]+$/)) }),
      call: async ({ params }) => params.key,
      reply: (key) => itemReply({ key }, { id: key, version: 1 }),
    })
    expect(await (await ask(item, {}, { key: 'abc' })).json()).toEqual({ key: 'abc' })
    const missing = await ask(item, {}, { key: 'a\0b' })
    expect([missing.status, await messageOf(missing)]).toEqual([404, expect.stringContaining('404')])
  })
})

describe('an item', () => {
  const item = route({
    ...open,
    call: async () => ({ id: 'a', version: 3 }),
    reply: (state) => itemReply({ id: state.id }, state),
  })
  const known = (tag: string) => ask(item, { headers: { 'if-none-match': tag } })

  it('has an ETag of its state', async () => {
    const response = await ask(item)
    expect(response.headers.get('etag')).toBe('"a-3"')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('is a 304 for a matching tag, weak or one of several', async () => {
    for (const tag of ['"a-3"', 'W/"a-3"', '"x", W/"a-3"', '*']) {
      const response = await known(tag)
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('etag')).toBe('"a-3"')
    }
    for (const tag of ['"a-2"', '"a-33"', 'a-3']) expect((await known(tag)).status).toBe(200)
  })

  it('answers HEAD without a body', async () => {
    const { HEAD } = resource({ GET: item })
    const response = await ask(HEAD, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe('"a-3"')
    expect(await response.text()).toBe('')
  })
})

const failing = (error: unknown) =>
  route({
    ...open,
    call: async () => {
      throw error
    },
    reply: () => ({ status: 200 }),
  })

describe('failures', () => {
  it('that are expected keep status, text and headers', async () => {
    const response = await ask(failing(new AppError('rate-limited', { retryAfterSeconds: 9 })))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('9')
  })

  it('that are defects show no details', async () => {
    const response = await ask(failing(new Error('select secret from users at /srv/site.js')))
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/select|secret|srv/)
  })

  it('log one line with the response’s id and nothing of the body', async () => {
    const response = await post(JSON.stringify({ name: 'gizli metin', city: 'Bursa' }))
    const { requestId } = (await response.json()) as { requestId: string }
    expect(written).toHaveLength(1)
    expect(JSON.parse(written[0]!)).toMatchObject({ requestId, method: 'POST', path: '/api/x', status: 400 })
    expect(written[0]).not.toMatch(/gizli|Bursa/)
  })

  it('that are defects are logged with stack frames but without messages of libraries', async () => {
    await ask(failing(new Error('Invalid invocation: { phone: 0532 }')))
    expect(written[0]).toContain('route.test.ts')
    expect(written[0]).not.toContain('0532')
    await ask(failing(new TypeError('x is not a function')))
    expect(written[1]).toContain('x is not a function')
  })
})

describe('methods', () => {
  const all = resource({ GET: echo, POST: echo })

  it('that are not offered are a 405 with an Allow header', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const response = await ask(all[method], { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    }
  })

  it('are listed by OPTIONS', async () => {
    const response = await ask(all.OPTIONS, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
  })
})
