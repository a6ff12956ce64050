import { useState } from 'react'
import { errorsOf } from '@/components/admin/form/draft-form'
import { useKeptDraft } from '@/components/admin/form/use-kept-draft'
import { ApiError } from '@/lib/api/client'
import { orderChangeSchema } from '@/lib/orders/schema'
import { isSamePart, type Part, partOf, type PartName, withPart } from './order-part'
import type { OpenOrder } from './use-order'
import { useSending } from './use-sending'

type Options<Name extends PartName> = {
  /** Names the form where drafts are put aside. */
  key: string
  names: readonly Name[]
  done: string
  onSaved?: () => void
}

/** What is being edited: the part as it was when editing began, and as it shall be. */
type Edit<Name extends PartName> = { base: Part<Name>; draft: Part<Name> }

/**
 * A form for a part of an order. Until somebody types it follows the server; then it keeps what was typed. A save meets a
 * conflict only if somebody else has changed the same part.
 */
export function useOrderPart<Name extends PartName>(open: OpenOrder, { key, names, done, onSaved }: Options<Name>) {
  const { order, writeOver } = open
  const [edit, setEdit] = useState<Edit<Name> | null>(null)
  const { form, ...sending } = useSending()
  const draft = edit?.draft ?? partOf(order, names)
  const isDirty = edit !== null && !isSamePart(edit.draft, edit.base, names)
  const kept = useKeptDraft({ form: `is-emri/${order.id}/${key}`, value: edit, isDirty, restore: setEdit })

  function change(changes: Partial<Part<Name>>) {
    sending.corrected(...Object.keys(changes))
    setEdit((now) => {
      const { base, draft } = now ?? { base: partOf(order, names), draft: partOf(order, names) }
      return { base, draft: { ...draft, ...changes } }
    })
  }

  /** Saves the part; `mine` writes over whatever somebody else has written there meanwhile. */
  async function submit({ mine = false } = {}) {
    const base = edit?.base ?? draft
    const wrong = errorsOf(orderChangeSchema, withPart(order, draft))
    const wasChanged = !mine && !isSamePart(order, base, names)
    const save = () => {
      if (wasChanged) throw new ApiError('', 412)
      return writeOver({
        mine,
        isSame: (fresh) => isSamePart(fresh, base, names),
        call: ({ item, etag }) => ({ method: 'PUT', json: withPart(item, draft), ifMatch: etag }),
      })
    }
    if (!(await sending.send(async () => save(), { wrong, done }))) return
    setEdit(null)
    kept.forget()
    onSaved?.()
  }

  function takeTheirs() {
    setEdit(null)
    sending.clear()
  }

  return { draft, isDirty, offers: kept.offers, form, sending, change, submit, takeTheirs }
}
