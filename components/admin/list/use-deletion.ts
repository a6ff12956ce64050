import { type RefObject, useEffect, useRef, useState } from 'react'
import { reasonOf } from '@/components/admin/session/api'
import type { FormFailure } from '@/components/admin/form/use-submit'

type Options<Item> = {
  remove: (item: Item) => Promise<unknown>
  /** 'Yazı silinirken hata oluştu: ' */
  errorPrefix: string
  onDeleted: (item: Item) => void
  /** Gets the focus after a deletion. By default that is the returned `heading`. */
  heading?: RefObject<HTMLElement | null>
}

export function useDeletion<Item>({ remove, errorPrefix, onDeleted, heading: callerHeading }: Options<Item>) {
  const [target, setTarget] = useState<Item | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [deletionCount, setDeletionCount] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusTarget = callerHeading ?? heading

  // Moves the focus after the dialog has closed, because the deleted row's button no longer exists.
  useEffect(() => {
    if (deletionCount > 0) focusTarget.current?.focus()
  }, [deletionCount, focusTarget])

  async function run(item: Item) {
    if (isBusy) return
    setFailure(null)
    setBusy(true)
    try {
      await remove(item)
      setTarget(null)
      setDeletionCount((count) => count + 1)
      onDeleted(item)
    } catch (error) {
      setTarget(null)
      setFailure({ text: errorPrefix + reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return {
    target,
    isBusy,
    failure,
    heading,
    /** Deletes without asking. */
    run,
    confirm: async () => target && run(target),
    ask: (item: Item) => {
      setFailure(null)
      setTarget(item)
    },
    cancel: () => setTarget(null),
    forgetFailure: () => setFailure(null),
  }
}

export type Deletion<Item> = ReturnType<typeof useDeletion<Item>>
