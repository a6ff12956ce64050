import { type InputName, inputNames } from '@/lib/records/derive'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { Versioned } from '@/components/admin/session/api'
import type { OrderJson } from '@/lib/orders/order/output'
import { errorsOf } from '@/components/admin/form/draft-form'
import { hasChanged, useItemForm } from '@/components/admin/form/use-item-form'
import { ApiError } from '@/lib/api/client'
import { orderChangeSchema } from '@/lib/orders/order/schema'
import type { OrderRecord } from './use-order'
import { orderSaveFailure } from '@/components/orders/staff/words'

export const PLAN_NAMES = [
  'responsible',
  'responsibleId',
  'promisedOn',
  'waitingForPart',
  'awaitedPartId',
  'partExpectedOn',
  'partShown',
] as const satisfies (keyof OrderJson)[]

type FormName = InputName<typeof ORDER_FIELDS>
type PlanName = (typeof PLAN_NAMES)[number]

/** The fields that the form for customer, device and fault edits. */
export const ORDER_NAMES = inputNames(ORDER_FIELDS).filter(
  (name): name is Exclude<FormName, PlanName | 'diagnosis'> =>
    name !== 'diagnosis' && !PLAN_NAMES.some((planName) => planName === name),
)

/** The fields of an order that its PUT replaces. */
const FIELDS = [...ORDER_NAMES, ...PLAN_NAMES, 'diagnosis'] as const

type FieldName = (typeof FIELDS)[number]
type OrderFields<Name extends FieldName> = Pick<OrderJson, Name>

function pickFields<Name extends FieldName>(order: OrderFields<Name>, names: readonly Name[]): OrderFields<Name> {
  return Object.fromEntries(names.map((name) => [name, order[name]])) as OrderFields<Name>
}

/** Returns the body of a PUT that changes only some fields. */
export function withChanges<Changes extends object>(
  order: OrderJson,
  changes: Changes,
): OrderFields<FieldName> & Changes {
  return { ...pickFields(order, FIELDS), ...changes }
}

/** Returns a function that builds a PUT from the stored order and the changes. */
export const changeCall =
  (changes: Partial<OrderFields<FieldName>> & { customerId?: string; underWarrantyOf?: string | null }) =>
  ({ item, etag }: Versioned<OrderJson>) => ({
    method: 'PUT' as const,
    json: withChanges(item, changes),
    ifMatch: etag,
  })

/**
 * State of the form for a section of an order, and `submit`, which saves it. `key` names the draft. Saving conflicts only if somebody
 * else has changed a field of the same section. With `overwrite` it replaces that change.
 */
export function useSectionForm<Name extends FieldName>(
  { order, path, sendIfUnchanged }: OrderRecord,
  key: string,
  names: readonly Name[],
  doneMessage: string,
) {
  const editor = useItemForm({
    name: `is-emri/${order.id}/${key}`,
    initial: pickFields(order, names),
    failureOf: orderSaveFailure,
  })
  const { draft, initial, save } = editor
  const isSame = (fresh: OrderJson) => !hasChanged<OrderFields<Name>>(fresh, initial)
  const submit = ({ overwrite = false } = {}) => {
    const saveSection = async () => {
      if (!overwrite && !isSame(order)) throw new ApiError('', 412)
      await sendIfUnchanged({ path, overwrite, isSame, call: changeCall(draft) })
    }
    return save(saveSection, { errors: errorsOf(orderChangeSchema, withChanges(order, draft)), doneMessage })
  }
  return { ...editor, submit }
}
