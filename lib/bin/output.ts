import { z } from 'zod/mini'
import { BIN_MS } from '@/lib/bin/period'
import { kindSchema } from '@/lib/bin/schema'
import { mapKinds } from '@/lib/site/kinds'
import { output, toJson, type SourceOf } from '@/lib/platform/output'

export const binShape = output('BinItem', {
  id: z.uuid(),
  kind: kindSchema,
  label: z.string(),
  deletedBy: z.string(),
  deletedAt: z.iso.datetime(),
  /** When the item is deleted permanently. */
  endsAt: z.iso.datetime(),
})

export type BinJson = z.infer<typeof binShape>

export function serializeBinItem(
  row: Omit<SourceOf<typeof binShape>, 'deletedAt' | 'endsAt'> & { createdAt: Date },
): BinJson {
  const { createdAt } = row
  return toJson(binShape, { ...row, deletedAt: createdAt, endsAt: new Date(createdAt.getTime() + BIN_MS) })
}

/** The numbers of deleted items by kind. */
export const binCountsShape = output(
  'BinCounts',
  mapKinds(() => z.int().check(z.minimum(0))),
)

export type BinCountsJson = z.infer<typeof binCountsShape>

/** The result of a bulk action. */
export const binBulkShape = output('BinSeveral', {
  /** Restored or purged items. `isPublic` is true if visitors see the item's page again. */
  done: z.array(z.object({ id: z.uuid(), kind: kindSchema, isPublic: z.boolean() })),
  /** Not in the bin. */
  missing: z.array(z.uuid()),
  /** Items that cannot be restored, each with the reason. */
  refused: z.array(z.object({ id: z.uuid(), kind: kindSchema, label: z.string(), reason: z.string() })),
})

export type BinBulkJson = z.infer<typeof binBulkShape>
