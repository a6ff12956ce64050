import { describe, expect, it } from 'vitest'
import type { Operation } from '@/lib/api/openapi/types'
import { addressOf, callerOf, fieldsOf, typeOf } from './words'

describe('a type', () => {
  it.each([
    [{ type: 'string', maxLength: 5000 }, 'metin, 5000'],
    [{ type: 'string', maxLength: 100_000 }, 'metin, 100.000'],
    [{ type: 'string', format: 'uuid' }, 'kimlik'],
    [{ type: 'string', format: 'binary' }, 'dosya'],
    [{ type: 'integer', minimum: 1, maximum: 6 }, '1–6'],
    [{ type: 'integer', minimum: 1 }, 'sayı, en az 1'],
    [{ type: 'string', enum: ['', 'page'] }, '"" | page'],
    [{ type: 'array', maxItems: 50, items: { type: 'string', maxLength: 200 } }, 'liste (en çok 50): metin, 200'],
    [{ type: 'array', minItems: 5, maxItems: 5, items: { $ref: '#/components/schemas/Quote' } }, 'liste (5): Quote'],
    [{ anyOf: [{ type: 'null' }, { type: 'string', format: 'date' }] }, 'gün | null'],
    [{ type: 'object' }, 'nesne'],
  ])('%j is %s', (schema, words) => expect(typeOf(schema)).toBe(words))
})

describe('fields', () => {
  const schema = {
    properties: {
      name: { type: 'string' },
      vatRate: { type: 'integer', default: 20, description: 'KDV oranı.' },
      week: { type: 'array', items: { type: 'object', properties: { from: { type: 'string' } }, required: ['from'] } },
    },
    required: ['name'],
  }

  it('of a call say what must be sent, and what stands in for what is not', () => {
    expect(fieldsOf(schema, 'call').map(({ name, note }) => [name, note])).toEqual([
      ['name', 'Zorunlu'],
      ['vatRate', 'KDV oranı. Yoksa 20'],
      ['week', ''],
      ['week[].from', 'Zorunlu'],
    ])
  })

  it('of an answer say what may be missing', () => {
    expect(fieldsOf(schema, 'answer').map(({ note }) => note)).toEqual([
      '',
      'Bulunmayabilir. KDV oranı',
      'Bulunmayabilir',
      '',
    ])
  })

  it('of several objects are joined by their names', () => {
    const image = { oneOf: [{ properties: { kind: { const: 'a' } } }, { properties: { kind: { const: 'b' } } }] }
    expect(fieldsOf({ properties: { image } }, 'call')).toMatchObject([
      { name: 'image' },
      { name: 'image.kind', type: 'a | b' },
    ])
  })
})

const operation = (more: Partial<Operation>) => ({ security: [], parameters: [], ...more }) as unknown as Operation

it('tells who may call', () => {
  expect(callerOf(operation({}))).toBe('Herkes')
  expect(callerOf(operation({ security: [{}, { bearer: [] }] }))).toBe('Herkes')
  expect(callerOf(operation({ security: [{ bearer: [] }] }))).toBe('Giren')
  expect(callerOf(operation({ security: [{ bearer: ['orders'] }] }))).toBe('Servis')
})

it('calls the last part of an address by what it holds', () => {
  const key = (format?: string) => ({
    parameters: [{ name: 'key', in: 'path' as const, required: true, schema: { type: 'string', format } }],
  })
  expect(addressOf('/api/Services/{key}', operation(key('uuid')))).toBe('/api/Services/{id}')
  expect(addressOf('/api/Services/{key}', operation(key()))).toBe('/api/Services/{slug}')
})
