import { type InputName, inputNames } from '@/lib/records/of-record'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { Versioned } from '@/components/admin/form/editor-state'
import type { OrderJson } from '@/lib/orders/order/output'
import { errorsOf } from '@/components/admin/form/draft-form'
import { useForm } from '@/components/admin/form/use-form'
import { ApiError } from '@/lib/api/client'
import { orderChangeSchema } from '@/lib/orders/order/schema'
import type { OpenOrder } from './use-order'
import { saveFailure } from '@/components/orders/staff/sending'

export const PLAN_NAMES = [
  'responsible',
  'responsibleId',
  'promisedOn',
  'waitingForPart',
  'partExpectedOn',
  'partShown',
] as const satisfies (keyof OrderJson)[]

type FormName = InputName<typeof ORDER_FIELDS>
type PlanName = (typeof PLAN_NAMES)[number]

/** The fields of the order's form. */
export const ORDER_NAMES = inputNames(ORDER_FIELDS).filter(
  (name): name is Exclude<FormName, PlanName | 'diagnosis'> =>
    name !== 'diagnosis' && !PLAN_NAMES.some((one) => one === name),
)

/** The fields of an order that its PUT replaces. */
const FIELDS = [...ORDER_NAMES, ...PLAN_NAMES, 'diagnosis'] as const

type PartName = (typeof FIELDS)[number]
type Part<Name extends PartName> = Pick<OrderJson, Name>

function partOf<Name extends PartName>(order: Part<Name>, names: readonly Name[]): Part<Name> {
  return Object.fromEntries(names.map((name) => [name, order[name]])) as Part<Name>
}

function isSamePart<Name extends PartName>(a: Part<Name>, b: Part<Name>, names: readonly Name[]): boolean {
  return names.every((name) => a[name] === b[name])
}

/** Returns the body of a PUT that changes only a part. */
export function withPart<Changes extends object>(order: OrderJson, changes: Changes): Part<PartName> & Changes {
  return { ...partOf(order, FIELDS), ...changes }
}

/** Returns the call that changes some of an order, and leaves the rest as it is. */
export const changing =
  (changes: Partial<Part<PartName>> & { customerId?: string; underWarrantyOf?: string | null }) =>
  ({ item, etag }: Versioned<OrderJson>) => ({ method: 'PUT' as const, json: withPart(item, changes), ifMatch: etag })

type Options<Name extends PartName> = { key: string; names: readonly Name[]; done: string; onSaved?: () => void }

/** A form for a part of an order. A save meets a conflict only if somebody else has changed the same part. */
export function useOrderPart<Name extends PartName>(open: OpenOrder, { key, names, done, onSaved }: Options<Name>) {
  const { order, writeOver } = open
  const part = useForm({
    key: `is-emri/${order.id}/${key}`,
    initial: partOf(order, names),
    isChanged: (draft, initial) => !isSamePart(draft, initial, names),
    failureOf: saveFailure,
  })
  const { draft, initial, sending, reset } = part

  /** Saves the part; `mine` writes over whatever somebody else has written there meanwhile. */
  async function submit({ mine = false } = {}) {
    const wrong = errorsOf(orderChangeSchema, withPart(order, draft))
    const save = async () => {
      if (!mine && !isSamePart(order, initial, names)) throw new ApiError('', 412)
      await writeOver({ mine, isSame: (fresh) => isSamePart(fresh, initial, names), call: changing(draft) })
    }
    if (!(await sending.send(save, { wrong, done }))) return
    reset()
    onSaved?.()
  }

  return { ...part, submit, onTakeTheirs: part.takeTheirs, onSaveMine: () => void submit({ mine: true }) }
}
