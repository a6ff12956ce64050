import { z } from 'zod/mini'
import type { Reference } from '@/lib/references/data'
import type { ReferenceInput } from '@/lib/references/schema'
import { output, type Showing, toJson } from '@/lib/platform/output'

export const referenceShape = output('Reference', {
  id: z.uuid(),
  name: z.string(),
  logoUrl: z.string(),
} satisfies Showing<ReferenceInput>)

export type ReferenceJson = z.infer<typeof referenceShape>

/** Returns a reference as the API shows it. */
export const serializeReference = (reference: Reference): ReferenceJson =>
  toJson(referenceShape, { ...reference, logoUrl: reference.logo?.path ?? '' })
