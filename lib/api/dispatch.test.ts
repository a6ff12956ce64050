import { expect, test } from 'vitest'
import { dispatch } from '@/lib/api/dispatch'
import type { Handler, Routes } from '@/lib/api/route'

const ROUTES: Routes = Object.fromEntries(
  ['', '[key]', 'counts', '[key]/photos/[photoId]'].map((pattern) => {
    const answer: Handler = async (_request, { params }) => Response.json([pattern, await params])
    return [
      pattern,
      { GET: answer, HEAD: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer },
    ]
  }),
)

test.each([
  ['', ['', {}]],
  ['counts', ['counts', {}]],
  ['7', ['[key]', { key: '7' }]],
  ['7/photos/8', ['[key]/photos/[photoId]', { key: '7', photoId: '8' }]],
  ['7/other', null],
])('the address %j is dispatched to %j', async (address, expected) => {
  const params = Promise.resolve({ path: ['Parts', ...address.split('/').filter(Boolean)] })
  const response = await dispatch({ Parts: ROUTES }).GET(new Request('http://site.example/api/x'), { params })
  expect(response.status === 404 ? null : await response.json()).toEqual(expected)
})
