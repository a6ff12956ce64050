import { expect, it } from 'vitest'
import { fieldsOf, typeOf } from './words'

it.each([
  [{ type: 'string', maxLength: 100_000 }, 'metin, 100.000'],
  [{ type: 'integer', minimum: 1 }, 'sayı, en az 1'],
  [{ type: 'string', enum: ['', 'page'] }, '"" | page'],
  [{ type: 'array', maxItems: 50, items: { type: 'string', maxLength: 200 } }, 'liste (en çok 50): metin, 200'],
  [{ type: 'array', minItems: 5, maxItems: 5, items: { $ref: '#/components/schemas/Quote' } }, 'liste (5): Quote'],
  [{ anyOf: [{ type: 'null' }, { type: 'string', format: 'date' }] }, 'gün | null'],
])('the type %j is %s', (schema, words) => expect(typeOf(schema)).toBe(words))

it('fields say what must be sent, what stands in for what is not, and what several objects hold', () => {
  const image = { oneOf: [{ properties: { kind: { const: 'a' } } }, { properties: { kind: { const: 'b' } } }] }
  const properties = { name: { type: 'string' }, rate: { type: 'integer', default: 20, description: 'Oran.' }, image }
  const shown = fieldsOf({ properties, required: ['name'] }, 'call').map(({ name, note }) => [name, note])
  expect(shown.slice(0, 3)).toEqual([
    ['name', 'Zorunlu'],
    ['rate', 'Oran. Yoksa 20'],
    ['image', ''],
  ])
  expect(fieldsOf({ properties }, 'call').at(-1)).toMatchObject({ name: 'image.kind', type: 'a | b' })
})
