import { z } from 'zod/mini'
import { MAX_BULK_ITEMS, TOO_MANY } from '@/lib/content/bulk-actions'
import { listOf, optionalLine } from '@/lib/platform/fields/text'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'
import { type Kind, KINDS } from '@/lib/site/kinds'

export const kindSchema = z.enum(Object.keys(KINDS) as [Kind, ...Kind[]], {
  error: `kind ${Object.keys(KINDS).join(', ')} olmalı.`,
})

/** The filter of the list, in addition to its search. */
export const binFilterSchema = z.object({ kind: z.optional(kindSchema).check(z.describe('Yalnız bu türden olanlar')) })
export type BinFilter = z.output<typeof binFilterSchema>

/** Bulk actions on deleted items. */
export const BIN_ACTIONS = ['restore', 'purge'] as const
export type BinAction = (typeof BIN_ACTIONS)[number]

/** A bulk action on either the deleted items with these ids, or all that match a filter of the list, with their number. */
export const binBulkSchema = z
  .object({
    action: z.enum(BIN_ACTIONS, { error: `action ${BIN_ACTIONS.join(', ')} olabilir.` }),
    ids: z.optional(
      listOf(z.uuid({ error: 'ids geçerli kimliklerden oluşmalı.' }).check(z.toLowerCase()), {
        max: MAX_BULK_ITEMS,
        error: 'ids bir liste olmalı.',
        tooLong: TOO_MANY,
      }),
    ),
    all: z.optional(
      z.object({
        filter: z.extend(binFilterSchema, { q: optionalLine(MAX_SEARCH_CHARS) }),
        count: z.int({ error: 'count bir tam sayı olmalı.' }),
      }),
    ),
  })
  .check(
    z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
      path: ['ids'],
      error: 'Ya ids ya all gönderin.',
    }),
  )
export type BinBulkInput = z.output<typeof binBulkSchema>
