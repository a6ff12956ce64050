import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { acceptedAnswer, answer, csvAnswer, emptyAnswer, itemAnswer, listAnswer } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import type { Described } from '@/lib/api/route'
import { operationOf } from '@/lib/api/openapi/operation'

const thing = z.object({ name: z.string() })
const base: Described = { access: 'anyone', summary: 'Deneme', returns: emptyAnswer() }
const describedAs = (method: string, more: Partial<Described>) =>
  operationOf(method, 'Services/{key}', { ...base, ...more }, {})
const statuses = (method: string, more: Partial<Described>) => Object.keys(describedAs(method, more).responses)

describe('the failures of a call', () => {
  it('always contain an outage, and say that there may be others', () => {
    expect(statuses('post', {})).toEqual(['204', '503', 'default'])
  })

  it('follow from its access', () => {
    expect(statuses('post', { access: 'session' })).toContain('401')
    expect(statuses('get', { access: 'optional-content' })).toContain('401')
  })

  it('follow from its address, its query and its body', () => {
    expect(statuses('get', { params: idParams })).toContain('404')
    expect(statuses('get', { query: thing })).toContain('400')
    expect(statuses('post', { body: thing })).toEqual(expect.arrayContaining(['400', '413', '415']))
    expect(statuses('post', { body: thing, takes: 'form' })).toContain('507')
  })

  it('contain those that it declares', () => {
    expect(statuses('post', { fails: ['conflict', 'gone', 'rate-limited'] })).toEqual(
      expect.arrayContaining(['409', '410', '429']),
    )
  })
})

describe('a call with an ETag', () => {
  it('takes If-None-Match and may be a 304 when it reads', () => {
    const { parameters, responses } = describedAs('get', { returns: itemAnswer(thing) })
    expect(parameters).toEqual([{ $ref: '#/components/parameters/IfNoneMatch' }])
    expect(responses[304]).toBeDefined()
  })

  it('takes If-Match when a stale one is refused', () => {
    const { parameters, responses } = describedAs('put', { returns: itemAnswer(thing), fails: ['stale'] })
    expect(parameters).toEqual([{ $ref: '#/components/parameters/IfMatch' }])
    expect(Object.keys(responses)).toContain('412')
    expect(responses[304]).toBeUndefined()
  })
})

describe('the successes of a call', () => {
  it('of one status are joined, and what only one of them has may be missing', () => {
    const { responses } = describedAs('get', { returns: [listAnswer(thing), csvAnswer] })
    const ok = responses[200] as { content: object; headers: Record<string, { required: boolean }> }
    expect(Object.keys(ok.content)).toEqual(['application/json', 'text/csv'])
    expect(ok.headers['X-Total-Count']!.required).toBe(false)
  })

  it('may share their status with a failure', () => {
    const { responses } = describedAs('get', { returns: [answer(200, thing), answer(503, thing)] })
    const { content } = responses[503] as { content: object }
    expect(Object.keys(content)).toEqual(['application/json', 'application/problem+json'])
  })

  it('without a body have none', () => {
    expect(describedAs('post', { returns: acceptedAnswer() }).responses[202]).not.toHaveProperty('content')
  })
})

it('a form is described as one', () => {
  const { requestBody } = describedAs('post', { body: thing, takes: 'form' })
  expect(Object.keys(requestBody!.content)).toEqual(['multipart/form-data'])
})

it('a body whose schema leaves fields to the domain is described by its shape', () => {
  const { requestBody } = describedAs('post', { body: z.object({}), bodyShape: thing })
  expect(requestBody!.content['application/json']!.schema.properties).toHaveProperty('name')
})

it('permissions are the roles of the token', () => {
  expect(describedAs('get', {}).security).toEqual([])
  expect(describedAs('get', { access: 'optional-content' }).security).toEqual([{}, { bearer: [] }])
  expect(describedAs('get', { access: 'session' }).security).toEqual([{ bearer: [] }])
  expect(describedAs('get', { access: 'orders' }).security).toEqual([{ bearer: ['orders'] }])
})

it('parameters of address and query have the limits of their schemas', () => {
  const query = z.object({ q: z.optional(z.string().check(z.maxLength(5), z.describe('Sözcük'))) })
  expect(describedAs('get', { params: idParams, query }).parameters).toEqual([
    { name: 'key', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    { name: 'q', in: 'query', required: false, description: 'Sözcük', schema: { type: 'string', maxLength: 5 } },
  ])
})
