import { Trash2, Undo2 } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import { rowId } from '@/components/admin/list/use-saved-row'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { BIN_DAYS } from '@/lib/bin/period'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const UNDO_MS = 10_000

type DeletedItem<Item> = {
  item: Item
  /** Id of the row before it; undefined for the first row. */
  previousId: string | undefined
  height: number
}

type Options<Item> = {
  /** Identifies the list that is shown. Deletions in another list are forgotten. */
  listKey: string
  items: readonly Item[]
  titleOf: (item: Item) => string
  reload: () => Promise<unknown>
}

/** Returns the rows of a list together with rows of items that were just deleted, which offer to restore the items. */
export function useDeletedRows<Item extends { id: string }>({ listKey, items, titleOf, reload }: Options<Item>) {
  const [deletions, setDeletions] = useState<{ listKey: string; deleted: DeletedItem<Item>[] }>({
    listKey,
    deleted: [],
  })
  const [restored, setRestored] = useState<Item | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const deleted = deletions.listKey === listKey ? deletions.deleted : []
  const rows = deleted.reduce(
    (all, { item, previousId }) => {
      // The list still contains the item until it is reloaded.
      if (all.some(({ id }) => id === item.id)) return all
      return all.toSpliced(all.findIndex(({ id }) => id === previousId) + 1, 0, item)
    },
    [...items],
  )

  useEffect(() => {
    // The item's row has replaced the deleted row, whose button had the focus.
    if (restored) document.getElementById(rowId(restored.id))?.querySelector<HTMLElement>('[data-edit]')?.focus()
  }, [restored])

  const remove = (id: string) =>
    setDeletions((current) => ({ ...current, deleted: current.deleted.filter(({ item }) => item.id !== id) }))

  async function restore(item: Item) {
    let isRestored = false
    try {
      await callAdmin(apiPath('Bin/[key]/restore', { key: item.id }), { method: 'POST' })
      isRestored = true
    } catch (error) {
      setFailure({ text: `“${titleOf(item)}” geri alınamadı: ${reasonOf(error)}` })
    }
    await reload()
    remove(item.id)
    if (isRestored) setRestored(item)
  }

  return {
    rows,
    failure,
    /** Gets the focus after a deletion. */
    undoButton,
    /** The item that was restored last. */
    restored,
    forgetRestored: () => {
      setRestored(null)
      setFailure(null)
    },
    isDeleted: (id: string) => deleted.some(({ item }) => item.id === id),
    /** Remembers the position of an item that was deleted. */
    add: (item: Item) => {
      const previousId = rows[rows.findIndex(({ id }) => id === item.id) - 1]?.id
      const height = document.getElementById(rowId(item.id))?.clientHeight ?? 0
      setDeletions({ listKey, deleted: [...deleted, { item, previousId, height }] })
    },
    /** Returns the content of an item's row if the item was deleted. */
    rowOf: (item: Item) => {
      const deletedItem = deleted.find((candidate) => candidate.item.id === item.id)
      return (
        deletedItem && (
          <DeletedRow
            name={titleOf(item)}
            height={deletedItem.height}
            undoRef={undoButton}
            onUndo={() => restore(item)}
            onEnd={() => remove(item.id)}
          />
        )
      )
    },
  }
}

/** Calls `onEnd` after a time that does not run while `isPaused`. */
function useCountdown(ms: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return undefined
    const start = Date.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - start
    }
  }, [isPaused])
}

export const DELETED_ROW = 'border-b border-dashed border-field last:border-0'

type DeletedRowProps = {
  name: string
  /** Height of the replaced row in pixels, without its borders. */
  height: number
  undoRef: Ref<HTMLButtonElement>
  /** Restores the item. The row stays until its list shows the item again. */
  onUndo: () => Promise<unknown>
  onEnd: () => void
}

/**
 * The content of a deleted item's row, which offers to restore the item for ten seconds. The time stops while the pointer or
 * the keyboard's focus is in the row. If the row has the focus at the end, the next row gets it.
 */
function DeletedRow({ name, height, undoRef, onUndo, onEnd }: DeletedRowProps) {
  const textId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    // The security policy forbids style attributes, but not changes by scripts.
    if (box.current) box.current.style.minHeight = `${height}px`
  }, [height])

  useCountdown(UNDO_MS, isHovered || isFocused || isBusy, () => {
    const row = box.current?.closest('li, tr')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    if (row?.contains(document.activeElement))
      next?.querySelector<HTMLElement>('[data-edit], [data-undo]')?.focus({ preventScroll: true })
    onEnd()
  })

  async function undo() {
    setBusy(true)
    await onUndo()
    setBusy(false)
  }

  return (
    <div
      ref={box}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A clicked button has the focus too, but then nobody is using the keyboard.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sheet px-4 py-2">
      <Icon of={Trash2} className="-mr-1 text-ink-2" />
      <output id={textId} className="block min-w-0 flex-[1_1_7rem] leading-[1.4] [overflow-wrap:anywhere]">
        <b>“{name}” silindi.</b>
        <span className="block text-small text-ink-2">
          {BIN_DAYS} gün <Link href={ADMIN_PATHS.bin}>Silinenler</Link>’de durur.
        </span>
      </output>
      <Button
        ref={undoRef}
        data-undo
        icon={Undo2}
        aria-label={`Geri Al: ${name}`}
        aria-describedby={textId}
        busy={isBusy && 'Geri alınıyor'}
        onClick={() => void undo()}>
        Geri Al
      </Button>
    </div>
  )
}
