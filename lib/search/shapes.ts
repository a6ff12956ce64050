import { z } from 'zod/mini'
import type { serializeSearch } from '@/lib/search/serialize'
import { shapeOf } from '@/lib/platform/output'

const place = z.int().check(z.minimum(0))
const marks = z.array(z.tuple([place, place]))

const hit = z.object({
  kind: z.enum(['service', 'fault', 'post']),
  url: z.string(),
  isExact: z.boolean(),
  code: z.string(),
  title: z.string(),
  brand: z.string(),
  series: z.string(),
  device: z.string(),
  text: z.string(),
  marks: z.object({ code: marks, title: marks, text: marks }),
})

/** A search, as `serializeSearch` returns it. */
export const searchShape = shapeOf<ReturnType<typeof serializeSearch>>('Search', {
  query: z.string(),
  total: z.int().check(z.minimum(0)),
  corrections: z.array(z.object({ typed: z.string(), meant: z.array(z.string()) })),
  hits: z.array(hit),
})
