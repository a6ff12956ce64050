import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '@/components/admin/session/api'
import type { Problem } from '@/components/admin/editor/editor-state'

type Options<Item> = {
  remove: (item: Item) => Promise<unknown>
  /** 'Yazı silinirken hata oluştu: ' */
  errorPrefix: string
  onDeleted: (item: Item) => void
}

/** Deleting an item of a list: asked for, confirmed, done or failed. */
export function useDeletion<Item>({ remove, errorPrefix, onDeleted }: Options<Item>) {
  const [asked, setAsked] = useState<Item | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [deleted, setDeleted] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)

  // The row goes, and its button with it: the focus moves on as soon as the dialog, which holds it, is closed.
  useEffect(() => {
    if (deleted > 0) heading.current?.focus()
  }, [deleted])

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
      setProblem({ text: errorPrefix + reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return {
    asked,
    isBusy,
    problem,
    heading,
    confirm,
    ask: (item: Item) => {
      setProblem(null)
      setAsked(item)
    },
    cancel: () => setAsked(null),
  }
}

export type Deletion<Item> = ReturnType<typeof useDeletion<Item>>
