import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { ROUTES } from './routes'

/** Values that a careless program sends. */
const VALUES = [undefined, null, '', 'x', 'x'.repeat(300), 1, -1, 1.5, 1e21, true, {}, [], [null], [{}], ['x']]

type Schema = z.ZodMiniType & { shape?: Record<string, unknown> }

/** Returns what a schema says to values that are wrong as a whole, and wrong in one field. */
function textsOf(schema: Schema): string[] {
  const names = Object.keys(schema.shape ?? {})
  const bodies = VALUES.flatMap((value) => [
    value,
    ...names.map((name) => ({ [name]: value })),
    Object.fromEntries(names.map((name) => [name, value])),
  ])
  return bodies.flatMap((body) => schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [])
}

test('no schema answers an English text', () => {
  const texts = Array.from(ROUTES.values()).flatMap(({ described }) =>
    [described!.body, described!.query]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => textsOf(schema as Schema)),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(new Set(texts.filter((text) => /invalid|expected|required|too (big|small)/i.test(text)))).toEqual(new Set())
})
