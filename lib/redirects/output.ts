import { z } from 'zod/mini'
import type { RedirectInput } from '@/lib/redirects/schema'
import { count, output, type FieldsFor, toJson, type SourceOf } from '@/lib/platform/output'

export const redirectShape = output('Redirect', {
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  hits: z.array(count).check(z.length(30)),
  hitCount: count,
  lastVisitOn: z.nullable(z.iso.date()),
  hasTarget: z.boolean(),
  version: z.int(),
} satisfies FieldsFor<RedirectInput>)

export type RedirectJson = z.infer<typeof redirectShape>

export function serializeRedirect(redirect: Omit<SourceOf<typeof redirectShape>, 'hitCount'>): RedirectJson {
  return toJson(redirectShape, { ...redirect, hitCount: redirect.hits.reduce((total, hits) => total + hits, 0) })
}

/** A public page that a redirect can lead to. */
export const pageShape = output('Page', { path: z.string(), title: z.string() })

export type PublicPage = z.infer<typeof pageShape>

const lineFields = { line: z.int().check(z.minimum(1)), from: z.string(), to: z.string() }

/** The result of one line of a CSV file. */
const importedLine = z.discriminatedUnion('result', [
  z.object({ ...lineFields, result: z.enum(['new', 'known']) }),
  z.object({ ...lineFields, result: z.literal('bad'), reason: z.string() }),
])

export const importShape = z.object({ lines: z.array(importedLine), added: count })

export type ImportedLine = z.infer<typeof importedLine>
export type ImportResult = z.infer<typeof importShape>
