import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { output } from '@/lib/platform/output'
import { requiredFile } from '@/lib/platform/media/schema'
import { toJsonSchema } from '@/lib/api/openapi/json-schema'
import { listOf, optionalText, requiredText } from '@/lib/platform/fields/text'

const list = listOf(requiredText(9, 'x'), { max: 1000, error: 'x', tooLong: 'x' })
const items = { type: 'string', minLength: 1, maxLength: 9 }
const length = z.transform((value: string) => value.length)

it.each<[string, z.ZodMiniType, object]>([
  ['a text', optionalText(7), { type: 'string', maxLength: 7, default: '' }],
  ['the items of a list', list, { type: 'array', maxItems: 1000, items }],
  ['a shorter list', list.check(z.maxLength(20)), { type: 'array', maxItems: 20, items }],
  ['a list of one length', list.check(z.length(5)), { type: 'array', minItems: 5, maxItems: 5, items }],
  ['what is sent, not what becomes of it', z.pipe(z.string(), length), { type: 'string' }],
  ['a file', requiredFile('x'), { type: 'string', format: 'binary' }],
])('describes %s', (_, schema, expected) => {
  expect(toJsonSchema(schema, 'input', {})).toMatchObject(expected)
})

it('refuses what JSON cannot say, and refers to shapes with names', () => {
  expect(() => toJsonSchema(z.date(), 'output', {})).toThrow('Date')
  const shared = {}
  const inner = toJsonSchema(z.array(output('TestInner', { id: z.string() })), 'output', shared)
  expect(inner.items).toEqual({ $ref: '#/components/schemas/TestInner' })
  expect(shared).toMatchObject({ TestInner: { required: ['id'], additionalProperties: false } })
})
