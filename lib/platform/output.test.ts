import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { columnsOf, output, toJson } from '@/lib/platform/output'

const part = z.object({ name: z.string(), at: z.iso.datetime() })
const shape = output('TestItem', {
  id: z.string(),
  state: z.enum(['new', 'old']),
  step: z.literal([1, 2]),
  at: z.iso.datetime(),
  until: z.nullable(z.iso.date()),
  texts: z.array(z.string()),
  part: z.nullable(part),
  parts: z.array(part),
  times: z.array(z.nullable(z.iso.datetime())),
})

const at = new Date('2026-03-05T22:30:00.000Z')
const row = {
  version: 7,
  id: 'a',
  state: 'new' as string,
  step: 1 as number,
  at,
  until: new Date('2026-03-05T00:00:00Z'),
  texts: ['x'],
  part: null,
  parts: [{ id: 1, name: 'p', at }],
  times: [at, null],
}

it('writes the named fields alone, in their order, with times and days as texts', () => {
  const time = '2026-03-05T22:30:00.000Z'
  expect(JSON.stringify(toJson(shape, row))).toBe(
    JSON.stringify({
      id: 'a',
      state: 'new',
      step: 1,
      at: time,
      until: '2026-03-05',
      texts: ['x'],
      part: null,
      parts: [{ name: 'p', at: time }],
      times: [time, null],
    }),
  )
})

it('takes computed fields beside those of a row, and texts for times', () => {
  const { until, part: written } = toJson(shape, { ...row, until: '2026-04-01', part: { name: 'q', at: 'then' } })
  expect({ until, written }).toEqual({ until: '2026-04-01', written: { name: 'q', at: 'then' } })
})

it('makes a forgotten or wrong field a type error', () => {
  const { texts: _, ...without } = row
  // @ts-expect-error a field is missing
  expect(() => toJson(shape, without)).toThrow(TypeError)
  // @ts-expect-error a part lacks its name
  toJson(shape, { ...row, parts: [{ at }] })
  // @ts-expect-error no day is a number
  expect(() => toJson(shape, { ...row, until: 5 })).toThrow(TypeError)
})

it('names the columns of a table for a query, and no computed field', () => {
  expect(columnsOf(part, { at: 'at', other: 'other' })).toEqual({ at: true })
})
