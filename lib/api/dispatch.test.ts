import { expect, test } from 'vitest'
import { dispatch } from '@/lib/api/dispatch'
import type { Handler, Routes } from '@/lib/api/route'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Handlers that answer with their own address and the parameters that they were given. */
function routesAt(...patterns: string[]): Routes {
  const answer =
    (pattern: string): Handler =>
    async (_request, { params }) =>
      Response.json([pattern, await params])
  return Object.fromEntries(
    patterns.map((pattern) => [pattern, Object.fromEntries(METHODS.map((method) => [method, answer(pattern)]))]),
  ) as Routes
}

const { GET } = dispatch(routesAt('', '[key]', 'counts', '[key]/photos/[photoId]'))
const ask = (...path: string[]) =>
  GET(new Request('http://site.example/api/x'), { params: Promise.resolve(path.length > 0 ? { path } : {}) })

test.each([
  [[], ['', {}]],
  [['counts'], ['counts', {}]],
  [['7'], ['[key]', { key: '7' }]],
  [
    ['7', 'photos', '8'],
    ['[key]/photos/[photoId]', { key: '7', photoId: '8' }],
  ],
])('%j', async (path, expected) => {
  expect(await (await ask(...path)).json()).toEqual(expected)
})

test.each([[['7', 'other']], [['7', 'photos']], [['counts', 'more', 'parts']]])('%j is unknown', async (path) => {
  expect((await ask(...path)).status).toBe(404)
})
