import { z } from 'zod/mini'
import type { serializeReference } from '@/lib/references/serialize'
import { shapeOf } from '@/lib/platform/output'

/** A reference, as `serializeReference` returns it. */
export const referenceShape = shapeOf<ReturnType<typeof serializeReference>>('Reference', {
  id: z.uuid(),
  name: z.string(),
  logoUrl: z.string(),
})
