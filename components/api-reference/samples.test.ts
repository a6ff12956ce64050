import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { answer, csvAnswer, itemAnswer, listAnswer } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import type { Described } from '@/lib/api/route'
import { requiredFile } from '@/lib/platform/media/schema'
import { documentOf } from '@/lib/api/openapi/document'
import { answersOf, commandOf } from './samples'

const thing = z.object({
  name: z.string(),
  count: z.int(),
  on: z.iso.date(),
  kind: z.enum(['a', 'b']),
  more: z.string(),
})
const base: Described = { access: 'anyone', summary: 'Deneme', returns: answer(204) }

function describedAs(method: string, more: Partial<Described>) {
  const document = documentOf(new Map([[`${method} Services/[key]`, { ...base, ...more }]]), 'https://ornek.example')
  return { document, operation: document.paths['/api/Services/{key}']![method.toLowerCase()]! }
}

function command(method: string, more: Partial<Described>) {
  const { document, operation } = describedAs(method, more)
  return commandOf(method.toLowerCase(), '/api/Services/{id}', operation, document)
}

it('a command sends the token, the tag and the fields that are required', () => {
  const body = z.object({ title: z.string(), step: z.int().check(z.minimum(3)), note: z.optional(z.string()) })
  expect(command('PUT', { access: 'content', params: idParams, body, fails: ['stale'] })).toBe(
    [
      'curl -X PUT https://ornek.example/api/Services/{id}',
      `-H 'Authorization: Bearer …'`,
      `-H 'If-Match: "…"'`,
      `-H 'Content-Type: application/json'`,
      `-d '{ "title": "…", "step": 3 }'`,
    ].join(' \\\n  '),
  )
})

it('a command sends a file as a form', () => {
  const body = z.object({ file: requiredFile('x'), alt: z.string() })
  expect(command('POST', { body, takes: 'form' })).toContain(`-F 'file=@dosya.png' \\\n  -F 'alt=…'`)
})

it('a command names the query that is required, and asks for CSV where there is one', () => {
  const query = z.object({ imageUrl: z.string(), q: z.optional(z.string()) })
  expect(command('GET', { query, returns: [listAnswer(thing), csvAnswer] })).toBe(
    `curl 'https://ornek.example/api/Services/{id}?imageUrl=…' \\\n  -H 'Accept: text/csv'`,
  )
})

it('answers show their first fields, and failures what they say', () => {
  const { document, operation } = describedAs('GET', { params: idParams, returns: itemAnswer(thing) })
  expect(answersOf(operation, document).split('\n')).toEqual([
    '200  { "name": "…", "count": 1, "on": "2026-03-06", "kind": "a", … }',
    '304',
    '404  { "message": "Aradığınız kayıt bulunamadı (404).", … }',
    '503  { "message": "Hizmet geçici olarak kullanılamıyor.", … }',
  ])
})
