import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { OpenApi, Operation } from '@/lib/api/openapi/types'
import { wrongWithAnswer } from '../support/described'
import { expect, test } from '../support/fixtures'
import { signIn } from '../support/http'

/** The site's description of itself, call by call. */
async function readDescription(request: APIRequestContext) {
  const answer = await request.get('/api/openapi.json')
  expect(answer.status()).toBe(200)
  const document = (await answer.json()) as OpenApi
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const wrongWith = async (operation: Operation, response: APIResponse) => {
    const headers = new Headers(response.headers())
    return wrongWithAnswer(operation, document.components, {
      status: response.status(),
      headers,
      text: await response.text(),
    })
  }
  return { calls, wrongWith }
}

const MISSING = '019ac1de-6f0a-7c55-9d7e-2b6f0c1a4e83'

type Item = { id: string; slug?: string; trackingUrl?: string }

/** Returns the address of something that exists, for an address with a variable part. In an empty list nothing does. */
async function existing(path: string, read: (path: string) => Promise<APIResponse>): Promise<string> {
  const itemsOf = async (list: string) => {
    const body = (await (await read(list)).json()) as Item[] | { people: Item[] }
    return Array.isArray(body) ? body : body.people
  }
  if (path.includes('{section}')) return path.replace('{section}', 'contact')
  if (path.includes('{token}')) {
    const [order] = await itemsOf('/api/WorkOrders')
    const { trackingUrl } = (await (await read(`/api/WorkOrders/${order!.id}`)).json()) as Item
    return path.replace('{token}', trackingUrl!.split('/').at(-1)!)
  }
  if (!path.includes('{key}')) return path
  const [item] = await itemsOf(path.slice(0, path.indexOf('/{key}')))
  return path.replace('{key}', item?.slug ?? item?.id ?? MISSING)
}

test('whatever is read from the running site fits the description that it gives of itself', async ({
  request,
  site,
  account,
}) => {
  const { calls, wrongWith } = await readDescription(request)
  const { token } = await signIn(site, account)
  const read = (path: string) => request.get(path, { headers: { authorization: `Bearer ${token}` } })
  const reads = calls.filter(({ method }) => method === 'get')
  expect(reads.length).toBeGreaterThan(20)
  for (const { path, operation } of reads) {
    const address = await existing(path, read)
    const response = await read(address)
    const status = address.endsWith(MISSING) ? 404 : 200
    expect([address, response.status(), await wrongWith(operation, response)]).toEqual([address, status, []])
  }
})

test('whatever the running site refuses is refused as its description says', async ({ request }) => {
  const { calls, wrongWith } = await readDescription(request)
  for (const { path, method, operation } of calls) {
    const address = path.replaceAll(/\{\w+\}/g, 'boyle-bir-sey-yok')
    const response = await request.fetch(address, {
      method,
      ...(method !== 'get' && { headers: { 'content-type': 'application/json' }, data: '[]' }),
    })
    expect([method, path, response.status(), await wrongWith(operation, response)]).toEqual([
      method,
      path,
      expect.any(Number),
      [],
    ])
  }
})

test('the description is for anyone, and who has it already gets a 304', async ({ request }) => {
  const first = await request.get('/api/openapi.json')
  const again = await request.get('/api/openapi.json', { headers: { 'if-none-match': first.headers().etag! } })
  expect([first.status(), again.status()]).toEqual([200, 304])
})
