import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { answer, csvAnswer, emptyAnswer, itemAnswer, listAnswer } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import type { Described } from '@/lib/api/route'
import { operationOf } from '@/lib/api/openapi/operation'

const thing = z.object({ name: z.string() })
const describedAs = (method: string, more: Partial<Described>) =>
  operationOf(method, 'Services/{key}', { access: 'anyone', summary: 'Deneme', returns: emptyAnswer(), ...more }, {})

it.each<[string, Partial<Described>, string]>([
  ['post', {}, '204 503 default'],
  ['post', { access: 'session' }, '204 401 403 503 default'],
  ['get', { access: 'optional-content', query: thing }, '204 400 401 403 503 default'],
  ['get', { params: idParams, returns: itemAnswer(thing) }, '200 304 404 503 default'],
  ['put', { returns: itemAnswer(thing), fails: ['stale'] }, '200 412 503 default'],
  ['post', { body: thing }, '204 400 413 415 503 default'],
  ['post', { fails: ['conflict', 'gone', 'rate-limited'] }, '204 409 410 429 503 default'],
])('a %s has its statuses, %#', (method, more, statuses) => {
  expect(Object.keys(describedAs(method, more).responses).join(' ')).toBe(statuses)
})

it('successes of one status are joined, also with a failure', () => {
  const ok = describedAs('get', { returns: [listAnswer(thing), csvAnswer] }).responses[200]
  expect(ok).toMatchObject({ content: { 'text/csv': {} }, headers: { 'X-Total-Count': { required: false } } })
  const { content } = describedAs('get', { returns: [answer(200, thing), answer(503, thing)] }).responses[503] as never
  expect(Object.keys(content)).toEqual(['application/json', 'application/problem+json'])
})

it('permissions are the roles of the token', () => {
  const security = (access: Described['access']) => describedAs('get', { access }).security
  expect([security('anyone'), security('optional-content')]).toEqual([[], [{}, { bearer: [] }]])
  expect([security('session'), security('orders')]).toEqual([[{ bearer: [] }], [{ bearer: ['orders'] }]])
})
