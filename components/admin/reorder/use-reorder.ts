import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'

/** Returns the keys with `key` moved to an index, which is clamped to the list. */
function moveKey(keys: readonly string[], key: string, index: number): string[] {
  const others = keys.filter((other) => other !== key)
  return others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, key)
}

type Options = {
  keys: readonly string[]
  onOrder: (keys: string[]) => void
  /** 'list' is a column, 'grid' has rows of cells of one size. */
  shape: 'list' | 'grid'
  nameOf: (key: string) => string
}

/** Whether the pointer has passed the middle of a row. Without this check, a taller row would swap back at once. */
function isPastMiddle(row: DOMRect, y: number, isDownward: boolean): boolean {
  const middle = row.top + row.height / 2
  return isDownward ? y > middle : y < middle
}

/**
 * Dragging and buttons of `Sortable`. The list needs `ref`, each of its items `data-key`, the handle `onGrip(key)`, and the
 * buttons `move` and `data-move` (-1 and 1).
 */
export function useReorder({ keys, onOrder, shape, nameOf }: Options) {
  const ref = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<{ key: string; keys: readonly string[] } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const pendingFocus = useRef<{ key: string; direction: number } | null>(null)
  const stopDrag = useRef<() => void>(undefined)

  useEffect(() => () => stopDrag.current?.(), [])

  // A button that moves with its row loses the focus. At the end of the list, the other button gets the focus. A layout effect,
  // because React may run the effects of an earlier render between the click and the new order.
  useLayoutEffect(() => {
    const lastMove = pendingFocus.current
    if (!lastMove) return
    pendingFocus.current = null
    const row = ref.current?.querySelector(`[data-key="${CSS.escape(lastMove.key)}"]`)
    const buttons = [lastMove.direction, -lastMove.direction].map((direction) =>
      row?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]`),
    )
    buttons.find((button) => button && !button.disabled)?.focus()
  })

  function announce(key: string, order: readonly string[]) {
    setAnnouncement(`${nameOf(key)}: ${order.indexOf(key) + 1}. sırada`)
  }

  function move(key: string, direction: -1 | 1) {
    const order = moveKey(keys, key, keys.indexOf(key) + direction)
    pendingFocus.current = { key, direction }
    announce(key, order)
    onOrder(order)
  }

  function onGrip(key: string) {
    return (event: ReactPointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault()
      stopDrag.current?.()
      let order = keys
      const listeners = new AbortController()
      const { signal } = listeners
      setDrag({ key, keys: order })

      // The window listens, because a handle whose row moves in the document would lose the pointer.
      window.addEventListener(
        'pointermove',
        ({ clientX, clientY }) => {
          const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-key]')
          const index = target && ref.current?.contains(target) ? order.indexOf(target.dataset.key!) : -1
          const oldIndex = order.indexOf(key)
          if (!target || index < 0 || index === oldIndex) return
          if (shape === 'list' && !isPastMiddle(target.getBoundingClientRect(), clientY, index > oldIndex)) return
          order = moveKey(order, key, index)
          setDrag({ key, keys: order })
        },
        { signal },
      )
      const end = (isDropped: boolean) => {
        listeners.abort()
        setDrag(null)
        if (!isDropped || order === keys) return
        announce(key, order)
        onOrder([...order])
      }
      window.addEventListener('pointerup', () => end(true), { signal })
      window.addEventListener('pointercancel', () => end(false), { signal })
      stopDrag.current = () => listeners.abort()
    }
  }

  return { ref, order: drag?.keys ?? keys, draggedKey: drag?.key, move, onGrip, announcement }
}
