import { type InputName, inputNames } from '@/lib/records/derive'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { Versioned } from '@/components/admin/session/api'
import type { OrderJson } from '@/lib/orders/order/output'
import { errorsOf } from '@/components/admin/form/draft-form'
import type { ItemForm } from '@/components/admin/form/use-item-form'
import type { FormFailure } from '@/components/admin/form/use-submit'
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

function hasSameFields<Name extends FieldName>(
  a: OrderFields<Name>,
  b: OrderFields<Name>,
  names: readonly Name[],
): boolean {
  return names.every((name) => a[name] === b[name])
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

/** Returns the options of `useItemForm` for a section of an order. `key` names the draft. */
export const sectionFormOptions = <Name extends FieldName>(
  { order }: OrderRecord,
  key: string,
  names: readonly Name[],
) => ({
  name: `is-emri/${order.id}/${key}`,
  initial: pickFields(order, names),
  isChanged: (draft: OrderFields<Name>, initial: OrderFields<Name>) => !hasSameFields(draft, initial, names),
  failureOf: orderSaveFailure,
})

type SectionForm<Name extends FieldName> = Pick<ItemForm<OrderFields<Name>, FormFailure>, 'draft' | 'initial' | 'save'>

/**
 * Returns the function that saves the form of a section. Saving conflicts only if somebody else has changed a field of the same section.
 * With `overwrite` it replaces that change.
 */
export function sectionSaver<Name extends FieldName>(
  record: OrderRecord,
  form: SectionForm<Name>,
  doneMessage: string,
) {
  const { draft, initial, save } = form
  const names = Object.keys(initial) as Name[]
  const isSame = (order: OrderJson) => hasSameFields(order, initial, names)
  return ({ overwrite = false } = {}) => {
    const saveSection = async () => {
      if (!overwrite && !isSame(record.order)) throw new ApiError('', 412)
      await record.sendIfUnchanged({ path: record.path, overwrite, isSame, call: changeCall(draft) })
    }
    return save(saveSection, { errors: errorsOf(orderChangeSchema, withChanges(record.order, draft)), doneMessage })
  }
}
