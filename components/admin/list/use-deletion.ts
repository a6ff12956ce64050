import { type RefObject, useEffect, useRef, useState } from 'react'
import { reasonOf } from '@/components/admin/session/api'
import type { Failure } from '@/components/admin/form/use-submit'

type Options<Item> = {
  remove: (item: Item) => Promise<unknown>
  /** 'Yazı silinirken hata oluştu: ' */
  errorPrefix: string
  onDeleted: (item: Item) => void
  /** Gets the focus afterwards; left out, `heading` of the answer does. */
  heading?: RefObject<HTMLElement | null>
}

export function useDeletion<Item>({ remove, errorPrefix, onDeleted, heading: given }: Options<Item>) {
  const [asked, setAsked] = useState<Item | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [deleted, setDeleted] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const target = given ?? heading

  // Moves the focus after the dialog has closed, because the deleted row's button cannot get it back.
  useEffect(() => {
    if (deleted > 0) target.current?.focus()
  }, [deleted, target])

  async function confirm() {
    if (!asked || isBusy) return
    setBusy(true)
    try {
      await remove(asked)
      setAsked(null)
      setDeleted((count) => count + 1)
      onDeleted(asked)
    } catch (error) {
      setAsked(null)
      setFailure({ text: errorPrefix + reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return {
    asked,
    isBusy,
    failure,
    heading,
    confirm,
    ask: (item: Item) => {
      setFailure(null)
      setAsked(item)
    },
    cancel: () => setAsked(null),
    forgetFailure: () => setFailure(null),
  }
}

export type Deletion<Item> = ReturnType<typeof useDeletion<Item>>
