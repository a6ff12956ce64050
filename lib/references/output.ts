import { z } from 'zod/mini'
import type { ReferenceInput } from '@/lib/references/schema'
import { output, type FieldsFor, toJson, type SourceOf } from '@/lib/platform/output'

export const referenceShape = output('Reference', {
  id: z.uuid(),
  name: z.string(),
  logoUrl: z.string(),
} satisfies FieldsFor<ReferenceInput>)

export type ReferenceJson = z.infer<typeof referenceShape>

type ReferenceSource = Omit<SourceOf<typeof referenceShape>, 'logoUrl'> & { logo: { path: string } | null }

export const serializeReference = (reference: ReferenceSource): ReferenceJson =>
  toJson(referenceShape, { ...reference, logoUrl: reference.logo?.path ?? '' })
