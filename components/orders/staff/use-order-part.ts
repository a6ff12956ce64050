import { errorsOf } from '@/components/admin/form/draft-form'
import { useForm } from '@/components/admin/form/use-form'
import { ApiError } from '@/lib/api/client'
import { orderChangeSchema } from '@/lib/orders/schema'
import { isSamePart, partOf, type PartName, withPart } from './order-part'
import type { OpenOrder } from './use-order'
import { saveFailure } from './use-sending'

type Options<Name extends PartName> = {
  /** Names the form. */
  key: string
  names: readonly Name[]
  done: string
  onSaved?: () => void
}

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
      await writeOver({
        mine,
        isSame: (fresh) => isSamePart(fresh, initial, names),
        call: ({ item, etag }) => ({ method: 'PUT', json: withPart(item, draft), ifMatch: etag }),
      })
    }
    if (!(await sending.send(save, { wrong, done }))) return
    reset()
    onSaved?.()
  }

  function takeTheirs() {
    reset()
    sending.clear()
  }

  return { ...part, submit, takeTheirs }
}
