import { Fragment, type ReactNode } from 'react'
import { ReorderControls } from '@/components/admin/reorder/reorder-controls'
import { useReorder } from '@/components/admin/reorder/use-reorder'

type SortableItemProps = {
  row: { 'data-key': string }
  isDragged: boolean
  /** Returns the handle and buttons that move the item, or nothing if the order is fixed. */
  controls: (className: string) => ReactNode
}

type SortableProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Name of an item, for its buttons and for announcements. */
  nameOf: (item: Item) => string
  /** 'list' is a column, 'grid' has rows of cells of one size. */
  shape: 'list' | 'grid'
  /** Called with the keys in the new order. Undefined if the order is fixed. */
  onOrder?: (keys: string[]) => void
  disabled?: boolean
  className?: string
  children: (item: Item, props: SortableItemProps) => ReactNode
  /** A last `<li>` that cannot be moved. */
  last?: ReactNode
}

/** A list whose items can be reordered by dragging and by buttons. Screen readers announce each move. */
export function Sortable<Item>(props: SortableProps<Item>) {
  const { items, keyOf, nameOf, shape, onOrder, disabled, className, children, last } = props
  const itemsByKey = new Map(items.map((item) => [keyOf(item), item]))
  const { ref, order, draggedKey, move, onGrip, announcement } = useReorder({
    keys: [...itemsByKey.keys()],
    shape,
    nameOf: (key) => {
      const item = itemsByKey.get(key)
      return item ? nameOf(item) : ''
    },
    onOrder: (keys) => onOrder?.(keys),
  })
  return (
    <>
      <ul ref={ref} className={className}>
        {order.map((key, index) => {
          const item = itemsByKey.get(key)
          if (!item) return null
          const controls = (className: string) =>
            onOrder && (
              <ReorderControls
                className={className}
                name={nameOf(item)}
                shape={shape}
                isFirst={index === 0}
                isLast={index === order.length - 1}
                disabled={disabled}
                onGrip={onGrip(key)}
                onMove={(direction) => move(key, direction)}
              />
            )
          return (
            <Fragment key={key}>
              {children(item, { row: { 'data-key': key }, isDragged: draggedKey === key, controls })}
            </Fragment>
          )
        })}
        {last}
      </ul>
      <output className="sr-only">{announcement}</output>
    </>
  )
}
