import { z } from 'zod/mini'

/** A paper in the list of an order's papers. `at` is null for a draft, `bytes` until the paper is first drawn. */
export const listedPaperShape = z.object({
  name: z.string(),
  title: z.string(),
  at: z.nullable(z.iso.datetime()),
  bytes: z.nullable(z.int()),
})
