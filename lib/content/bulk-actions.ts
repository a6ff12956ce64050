import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import { listOf } from '@/lib/platform/fields/text'
import { output } from '@/lib/platform/output'

/** Bulk actions. Only kinds with publication states have the first two. */
export const BULK_ACTIONS = ['publish', 'withdraw', 'delete'] as const

export type BulkAction = (typeof BULK_ACTIONS)[number]

/** Maximum number of items per call. Each takes a statement, because the audit trail has an entry for each. */
export const MAX_BULK_ITEMS = 1000

export const MAX_BULK_ITEMS_TEXT = MAX_BULK_ITEMS.toLocaleString('tr-TR')

export const TOO_MANY = `Bir seferde en çok ${MAX_BULK_ITEMS_TEXT} kayıt seçilebilir.`

const selectedItem = z.object({
  id: z.uuid({ error: 'items geçerli kimliklerden oluşmalı.' }),
  version: z.int({ error: 'version bir tam sayı olmalı.' }),
})

/** The items of a call with the versions that the caller saw. */
export const bulkItems = listOf(selectedItem, {
  max: MAX_BULK_ITEMS,
  error: 'items bir liste olmalı.',
  tooLong: TOO_MANY,
})

/**
 * Returns the schema of a bulk action. It changes either the named items, with the versions that the caller saw, or all items that
 * match a filter of the list, with their number.
 */
export function bulkSchema<Filter>(actions: readonly BulkAction[], filter: z.ZodMiniType<Filter>) {
  const error = `action ${actions.join(', ')} olabilir.`
  return z
    .object({
      action: z.enum(actions, { error }),
      items: z.optional(bulkItems),
      all: z.optional(z.object({ filter, count: z.int({ error: 'count bir tam sayı olmalı.' }) })),
    })
    .check(
      z.refine(({ items, all }) => (items === undefined) !== (all === undefined), {
        path: ['items'],
        error: 'Ya items ya all gönderin.',
      }),
    )
}

export const bulkResultShape = output('Several', {
  done: z.array(z.uuid()),
  /** Items that were already in the requested state. */
  same: z.array(z.uuid()),
  /** Items that were skipped, because somebody changed them. */
  changed: z.array(z.uuid()),
  /** Items that somebody deleted in the meantime. */
  missing: z.array(z.uuid()),
})

export type BulkResult = z.infer<typeof bulkResultShape>

/** @throws {AppError} invalid-input for too many items; conflict if the filter does not match as many items as the caller saw */
export function refuseOtherCount(count: number, expected: number): void {
  if (count > MAX_BULK_ITEMS) throw new AppError('invalid-input', { message: `${TOO_MANY} Listeyi daraltın.` })
  if (count === expected) return
  const message = `Liste bu arada değişti: ${expected} değil ${count} kayıt var. Hiçbirine dokunulmadı.`
  throw new AppError('conflict', { message })
}
