import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { output } from '@/lib/platform/output'
import { requiredFile } from '@/lib/platform/media/schema'
import { toJsonSchema } from '@/lib/api/openapi/json-schema'
import { listOf, optionalText, requiredText } from '@/lib/platform/fields/text'

const input = (schema: z.ZodMiniType) => toJsonSchema(schema, 'input', {})

it('names the longest text, counted in characters', () => {
  expect(input(requiredText(5, 'x'))).toEqual({ type: 'string', minLength: 1, maxLength: 5 })
  expect(input(optionalText(7))).toEqual({ type: 'string', maxLength: 7, default: '' })
})

it('names the items of a list that is checked before them, and its length', () => {
  const list = listOf(requiredText(9, 'x'), { max: 1000, error: 'x', tooLong: 'x' })
  const items = { type: 'string', minLength: 1, maxLength: 9 }
  expect(input(list)).toEqual({ type: 'array', maxItems: 1000, items })
  expect(input(list.check(z.maxLength(20)))).toEqual({ type: 'array', maxItems: 20, items })
  expect(input(list.check(z.length(5)))).toEqual({ type: 'array', minItems: 5, maxItems: 5, items })
})

it('describes what a call sends, not what becomes of it', () => {
  const text = z.pipe(
    z.string(),
    z.transform((value) => value.length),
  )
  expect(input(text)).toEqual({ type: 'string' })
})

it('describes a file as bytes', () => {
  expect(input(requiredFile('x'))).toMatchObject({ type: 'string', format: 'binary' })
})

it('refuses what JSON cannot say, instead of leaving it out', () => {
  expect(() => toJsonSchema(z.date(), 'output', {})).toThrow('Date')
})

it('collects shapes with names, and refers to them', () => {
  const inner = output('TestInner', { id: z.string() })
  const shared = {}
  expect(toJsonSchema(z.array(inner), 'output', shared)).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/TestInner' },
  })
  expect(shared).toEqual({
    TestInner: {
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
      additionalProperties: false,
    },
  })
})
