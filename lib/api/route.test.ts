import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import { responseSpec, itemReply, listReply } from '@/lib/api/replies'
import { pageQuery } from '@/lib/api/paging'
import { MAX_JSON_BYTES } from '@/lib/api/body/read-body'
import { type Handler, route } from '@/lib/api/route'
import { createLogger, log } from '@/lib/platform/log'

const logLines: string[] = []
const recorder = createLogger({ write: (line) => logLines.push(line) })
beforeEach(() => {
  logLines.splice(0)
  for (const level of ['info', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(recorder[level].bind(recorder))
})
afterEach(() => vi.restoreAllMocks())

type Init = RequestInit & { query?: string; duplex?: 'half' }
const call = (handler: Handler, init: Init = {}, params: Record<string, string> = {}) =>
  handler(new Request(`http://site.example/api/x${init.query ?? ''}`, init), { params: Promise.resolve(params) })

const publicRoute = { access: 'anyone', summary: 'Deneme', returns: responseSpec(200, z.unknown()) } as const
const text = (max: number) => z.string({ error: 'Metin yazın.' }).check(z.maxLength(max, { error: 'Kısa yazın.' }))
const echoRoute = route({
  ...publicRoute,
  returns: responseSpec(201, z.unknown()),
  body: z.object({ name: text(5), city: text(5) }),
  call: async ({ body }) => body,
  reply: (body) => ({ status: 201, body }),
})
const post = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
  call(echoRoute, {
    method: 'POST',
    body,
    headers: { ...(type && { 'content-type': type }), ...headers },
    duplex: 'half',
  })
const statusOf = async (response: Promise<Response>) => (await response).status
const validBody = JSON.stringify({ name: 'Ayşe', city: 'Bursa' })

it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
  'a JSON body of type %s is parsed, and the response is not cached',
  async (type) => {
    const response = await post(validBody, type)
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store'])
    expect(await response.json()).toEqual({ name: 'Ayşe', city: 'Bursa' })
  },
)

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=iso-8859-9',
  'application/jsonp',
])('a body of type %s gets 415', async (type) => expect(await statusOf(post(validBody, type))).toBe(415))

it.each(['{"name":', '', 'null', '[]', '"metin"', '7', new Uint8Array([0x22, 0xc3, 0x28, 0x22])])(
  'the body %j gets 400',
  async (body) =>
    expect(await (await post(body)).json()).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Gönderilen /),
    }),
)

it('a body may have 256 KB, and a larger body is not read to the end', async () => {
  const largestBody = validBody + ' '.repeat(MAX_JSON_BYTES - Buffer.byteLength(validBody))
  expect([await statusOf(post(largestBody)), await statusOf(post(`${largestBody} `))]).toEqual([201, 413])
  let sentBytes = 0
  const endlessBody = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentBytes += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
    },
  })
  expect(await statusOf(post(endlessBody))).toBe(413)
  expect(sentBytes).toBeLessThan(2 * MAX_JSON_BYTES)
})

it('the response to invalid fields has an error for each field, and all errors in its message', async () => {
  const response = await post(JSON.stringify({ name: 'uzun bir ad' }))
  const errors = { name: ['Kısa yazın.'], city: ['Metin yazın.'] }
  expect(await response.json()).toMatchObject({ status: 400, message: 'Kısa yazın. Metin yazın.', errors })
})

const listRoute = route({
  ...publicRoute,
  query: pageQuery,
  call: async ({ query }) => query.range,
  reply: (range) => listReply([range ?? 'all'], 7),
})

it.each([
  ['?page=3', { skip: 100, take: 50 }],
  ['?page=2&pageSize=200', { skip: 200, take: 200 }],
])('the paging query %s is parsed', async (query, range) => {
  const response = await call(listRoute, { query })
  expect(await response.json()).toEqual([range])
  expect(response.headers.get('x-total-count')).toBe('7')
})

it('an address that does not match the schema gets 404', async () => {
  const itemRoute = route({
    ...publicRoute,
    params: z.object({ key: z.string().check(z.regex(/^[a-z]+$/)) }),
    call: async ({ params }) => params.key,
    reply: (key) => itemReply({ key }, { id: key, version: 1 }),
  })
  expect([
    await statusOf(call(itemRoute, {}, { key: 'abc' })),
    await statusOf(call(itemRoute, {}, { key: 'a\0b' })),
  ]).toEqual([200, 404])
})

const failingRoute = (error: unknown) =>
  route({ ...publicRoute, call: () => Promise.reject(error as Error), reply: () => ({ status: 200 }) })

it('a defect gets a 500 without details, and an expected failure the status of its code', async () => {
  const response = await call(failingRoute(new Error('select secret from users at /srv/site.js')))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/select|secret|srv/)
  expect(await statusOf(call(failingRoute(new AppError('rate-limited'))))).toBe(429)
})

it('a failure logs one line with the request id of the response and nothing of the body', async () => {
  const response = await post(JSON.stringify({ name: 'gizli metin', city: 'Bursa' }))
  const { requestId } = (await response.json()) as { requestId: string }
  expect(logLines).toHaveLength(1)
  expect(JSON.parse(logLines[0]!)).toMatchObject({ requestId, method: 'POST', path: '/api/x', status: 400 })
  expect(logLines[0]).not.toMatch(/gizli|Bursa/)
})

it('defects are logged with stack frames but without messages of libraries', async () => {
  await call(failingRoute(new Error('Invalid invocation: { phone: 0532 }')))
  expect(logLines[0]).toContain('route.test.ts')
  expect(logLines[0]).not.toContain('0532')
  await call(failingRoute(new TypeError('x is not a function')))
  expect(logLines[1]).toContain('x is not a function')
})
