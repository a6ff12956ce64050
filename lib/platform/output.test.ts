import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { columnsOf, output, toJson } from '@/lib/platform/output'

const part = z.object({ name: z.string(), at: z.iso.datetime() })
const shape = output('TestItem', {
  id: z.string(),
  at: z.iso.datetime(),
  endDay: z.nullable(z.iso.date()),
  part: z.nullable(part),
  parts: z.array(part),
  times: z.array(z.nullable(z.iso.datetime())),
})

const timeText = '2026-03-05T22:30:00.000Z'
const at = new Date(timeText)
const endDay = new Date('2026-03-05T00:00:00Z')
const row = { version: 7, id: 'a', at, endDay, part: null, parts: [{ id: 1, name: 'p', at }], times: [at, null] }

it('only the named fields are written, in their order, with times and days as texts', () => {
  const parts = [{ name: 'p', at: timeText }]
  const expected = { id: 'a', at: timeText, endDay: '2026-03-05', part: null, parts, times: [timeText, null] }
  expect(JSON.stringify(toJson(shape, row))).toBe(JSON.stringify(expected))
})

it('the columns for a query are those of the table, without computed fields', () => {
  expect(columnsOf(part, { at: 'at', other: 'other' })).toEqual({ at: true })
})
