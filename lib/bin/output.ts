import { z } from 'zod/mini'
import { BIN_MS } from '@/lib/bin/period'
import { output, toJson, type SourceOf } from '@/lib/platform/output'
import { type Kind, KINDS } from '@/lib/site/kinds'

/** A deleted item. */
export const binShape = output('BinItem', {
  id: z.uuid(),
  kind: z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
  label: z.string(),
  deletedBy: z.string(),
  deletedAt: z.iso.datetime(),
  /** When it is deleted for good. */
  endsAt: z.iso.datetime(),
})

export type BinJson = z.infer<typeof binShape>

/** Returns a deleted item as the API shows it. */
export function serializeBinItem(
  row: Omit<SourceOf<typeof binShape>, 'deletedAt' | 'endsAt'> & { createdAt: Date },
): BinJson {
  const { createdAt } = row
  return toJson(binShape, { ...row, deletedAt: createdAt, endsAt: new Date(createdAt.getTime() + BIN_MS) })
}
