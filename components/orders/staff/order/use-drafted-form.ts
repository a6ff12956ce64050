import { useState } from 'react'
import { useForm } from '@/components/admin/form/use-form'
import { ApiError } from '@/lib/api/client'
import type { OrderJson } from '@/lib/orders/order/output'
import type { FieldErrors } from '@/lib/platform/app-error'
import { saveFailure } from '@/components/orders/staff/sending'
import type { OpenOrder } from './use-order'

type How = 'save' | 'finish'

type Options<Draft> = {
  /** Names the form. */
  key: string
  initial: Draft
  /** Returns a text that changes with what is written, but not with anything else of the order. */
  tagOf: (order: OrderJson) => string
  wrongIn: (draft: Draft) => FieldErrors
  missingIn: (draft: Draft) => FieldErrors
  /** Saves the draft, and finishes it. `isSame` says whether nobody has written since. */
  write: (draft: Draft, isFinished: boolean, isSame: (fresh: OrderJson) => boolean) => Promise<unknown>
  onFinished?: () => void
  finished?: string
}

/**
 * A form of an order that is saved as a draft as often as needed, and then finished: a quote is sent, a record signed.
 * What was typed stays until then.
 */
export function useDraftedForm<Draft extends object>({ order, reload }: OpenOrder, options: Options<Draft>) {
  const { key, initial, tagOf, wrongIn, missingIn, write, onFinished, finished = 'Taslak kaydedildi.' } = options
  const [pressed, setPressed] = useState<How>('finish')
  const [isIncomplete, setIncomplete] = useState(false)
  const part = useForm({
    key: `is-emri/${order.id}/${key}`,
    // With the order's tag when typing began.
    initial: { ...initial, seen: tagOf(order) },
    isChanged: () => true,
    failureOf: saveFailure,
  })
  const { draft, sending, reset } = part

  /**
   * Saves the draft, or finishes it. What is to be finished and lacks something is saved, and the form says what is
   * missing. `mine` goes on from what the screen shows now, but from nothing newer.
   */
  async function submit(how: How, { mine = false } = {}) {
    setPressed(how)
    setIncomplete(false)
    const missing = how === 'finish' ? missingIn(draft) : {}
    const lacks = Object.keys(missing).length > 0
    const isFinished = how === 'finish' && !lacks
    const seen = mine ? tagOf(order) : draft.seen
    const call = async () => {
      if (seen !== tagOf(order)) throw new ApiError('', 412)
      await write(draft, isFinished, (fresh) => tagOf(fresh) === seen)
    }
    const done = isFinished ? finished : lacks ? '' : 'Taslak kaydedildi.'
    if (!(await sending.send(call, { wrong: wrongIn(draft), done }))) return
    reset()
    if (lacks) {
      setIncomplete(true)
      sending.show({ fields: missing, done: null, refocuses: true })
    } else if (isFinished) onFinished?.()
  }

  function takeTheirs() {
    part.takeTheirs()
    void reload()
  }

  /** `isIncomplete`: it was saved instead of finished, because the fields with errors are missing. */
  return { ...part, pressed, isIncomplete, submit, takeTheirs }
}

export type DraftedForm<Draft extends object> = ReturnType<typeof useDraftedForm<Draft>>
