import { type InputName, inputNames } from '@/lib/records/derive'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { Versioned } from '@/components/admin/session/api'
import type { OrderJson } from '@/lib/orders/order/output'
import { errorsOf } from '@/components/admin/form/draft-form'
import type { ItemForm } from '@/components/admin/form/use-item-form'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { ApiError } from '@/lib/api/client'
import { orderChangeSchema } from '@/lib/orders/order/schema'
import type { OpenOrder } from './use-order'
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

/** The fields of the order's form. */
export const ORDER_NAMES = inputNames(ORDER_FIELDS).filter(
  (name): name is Exclude<FormName, PlanName | 'diagnosis'> =>
    name !== 'diagnosis' && !PLAN_NAMES.some((planName) => planName === name),
)

/** The fields of an order that its PUT replaces. */
const FIELDS = [...ORDER_NAMES, ...PLAN_NAMES, 'diagnosis'] as const

type PartName = (typeof FIELDS)[number]
type OrderPart<Name extends PartName> = Pick<OrderJson, Name>

function partOf<Name extends PartName>(order: OrderPart<Name>, names: readonly Name[]): OrderPart<Name> {
  return Object.fromEntries(names.map((name) => [name, order[name]])) as OrderPart<Name>
}

function isSamePart<Name extends PartName>(a: OrderPart<Name>, b: OrderPart<Name>, names: readonly Name[]): boolean {
  return names.every((name) => a[name] === b[name])
}

/** Returns the body of a PUT that changes only some fields. */
export function withPart<Changes extends object>(order: OrderJson, changes: Changes): OrderPart<PartName> & Changes {
  return { ...partOf(order, FIELDS), ...changes }
}

/** Returns a PUT that changes some fields of an order. */
export const changing =
  (changes: Partial<OrderPart<PartName>> & { customerId?: string; underWarrantyOf?: string | null }) =>
  ({ item, etag }: Versioned<OrderJson>) => ({ method: 'PUT' as const, json: withPart(item, changes), ifMatch: etag })

/** Returns the options of `useItemForm` for a part of an order. `key` names the draft. */
export const partFormOptions = <Name extends PartName>({ order }: OpenOrder, key: string, names: readonly Name[]) => ({
  name: `is-emri/${order.id}/${key}`,
  initial: partOf(order, names),
  isChanged: (draft: OrderPart<Name>, initial: OrderPart<Name>) => !isSamePart(draft, initial, names),
  failureOf: orderSaveFailure,
})

type PartForm<Name extends PartName> = Pick<ItemForm<OrderPart<Name>, FormFailure>, 'draft' | 'initial' | 'save'>

/**
 * Returns the function that saves the form of a part. It conflicts only if somebody else has changed the same part, which
 * `overwrite` replaces.
 */
export function savingPart<Name extends PartName>(open: OpenOrder, form: PartForm<Name>, doneMessage: string) {
  const { draft, initial, save } = form
  const names = Object.keys(initial) as Name[]
  const isSame = (order: OrderJson) => isSamePart(order, initial, names)
  return ({ overwrite = false } = {}) => {
    const call = async () => {
      if (!overwrite && !isSame(open.order)) throw new ApiError('', 412)
      await open.writeOver({ path: open.path, overwrite, isSame, call: changing(draft) })
    }
    return save(call, { errors: errorsOf(orderChangeSchema, withPart(open.order, draft)), doneMessage })
  }
}
