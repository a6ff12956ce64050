import { z } from 'zod/mini'
import type { PublicPage } from '@/lib/redirects/data'
import type { RedirectJson } from '@/lib/redirects/serialize'
import { shapeOf } from '@/lib/platform/output'

const count = z.int().check(z.minimum(0))

/** A redirect, as `serializeRedirect` returns it. */
export const redirectShape = shapeOf<RedirectJson>('Redirect', {
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  hits: z.array(count).check(z.length(30)),
  hitCount: count,
  lastVisitOn: z.nullable(z.iso.date()),
  hasTarget: z.boolean(),
})

/** A page to which a redirect can lead. */
export const pageShape = shapeOf<PublicPage>('Page', { path: z.string(), title: z.string() })

const line = { line: z.int().check(z.minimum(1)), from: z.string(), to: z.string() }

/** What becomes of each line of a file. */
export const importShape = z.object({
  lines: z.array(
    z.discriminatedUnion('result', [
      z.object({ ...line, result: z.enum(['new', 'known']) }),
      z.object({ ...line, result: z.literal('bad'), reason: z.string() }),
    ]),
  ),
  added: count,
})
