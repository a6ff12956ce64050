import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import { listOf } from '@/lib/platform/fields/text'
import { output } from '@/lib/platform/output'

/** Actions on several items. Only kinds that staff publish have the first two. */
export const SEVERAL_ACTIONS = ['publish', 'withdraw', 'delete'] as const

export type SeveralAction = (typeof SEVERAL_ACTIONS)[number]

/** The most items of one call. Each takes a statement, because the audit trail has one entry for each. */
export const MAX_SEVERAL = 1000

export const MAX_SEVERAL_TEXT = MAX_SEVERAL.toLocaleString('tr-TR')

export const TOO_MANY = `Bir seferde en çok ${MAX_SEVERAL_TEXT} kayıt seçilebilir.`

const chosen = z.object({
  id: z.uuid({ error: 'items geçerli kimliklerden oluşmalı.' }),
  version: z.int({ error: 'version bir tam sayı olmalı.' }),
})

/** The items of a call with the versions that the caller saw. */
export const severalItems = listOf(chosen, { max: MAX_SEVERAL, error: 'items bir liste olmalı.', tooLong: TOO_MANY })

/**
 * The body: an action, and either the items with the versions that the caller saw, or a filter of the list with the number
 * of items that it found.
 */
export function severalSchema<Filter>(actions: readonly SeveralAction[], filter: z.ZodMiniType<Filter>) {
  const error = `action ${actions.join(', ')} olabilir.`
  return z
    .object({
      action: z.enum(actions, { error }),
      items: z.optional(severalItems),
      all: z.optional(z.object({ filter, count: z.int({ error: 'count bir tam sayı olmalı.' }) })),
    })
    .check(
      z.refine(({ items, all }) => (items === undefined) !== (all === undefined), {
        path: ['items'],
        error: 'Ya items ya all gönderin.',
      }),
    )
}

/** The result for each item. */
export const severalShape = output('Several', {
  done: z.array(z.uuid()),
  /** Already in the requested state. */
  same: z.array(z.uuid()),
  /** Changed since the caller saw them, and skipped. */
  changed: z.array(z.uuid()),
  /** Deleted meanwhile. */
  missing: z.array(z.uuid()),
})

export type SeveralResult = z.infer<typeof severalShape>

/** @throws {AppError} invalid-input for too many items; conflict if a list's filter does not find as many as the caller saw */
export function refuseOtherCount(found: number, seen: number): void {
  if (found > MAX_SEVERAL) throw new AppError('invalid-input', { message: `${TOO_MANY} Listeyi daraltın.` })
  if (found === seen) return
  const message = `Liste bu arada değişti: ${seen} değil ${found} kayıt var. Hiçbirine dokunulmadı.`
  throw new AppError('conflict', { message })
}
