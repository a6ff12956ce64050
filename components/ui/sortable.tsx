import { Fragment, type ReactNode } from 'react'
import { ReorderControls } from '@/components/ui/reorder-controls'
import { useReorder } from '@/components/ui/use-reorder'

type SortableItemProps = {
  /** Attributes of the item's `<li>`. */
  row: { 'data-key': string }
  isDragged: boolean
  /** Handle and buttons that move the item; nothing if the order is fixed. */
  controls: (className: string) => ReactNode
}

type SortableProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Name of an item, for its buttons and for announcements. */
  nameOf: (item: Item) => string
  /** 'list' is a column, 'grid' has rows of cells of one size. */
  shape: 'list' | 'grid'
  /** Undefined if the order is fixed. */
  onOrder?: (keys: string[]) => void
  disabled?: boolean
  className?: string
  /** Returns an item's `<li>`. */
  children: (item: Item, place: SortableItemProps) => ReactNode
  /** A fixed last `<li>`. */
  last?: ReactNode
}

/** A list whose items can be reordered by dragging and by buttons; screen readers announce each move. */
export function Sortable<Item>(props: SortableProps<Item>) {
  const { items, keyOf, nameOf, shape, onOrder, disabled, className, children, last } = props
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const { ref, shown, dragged, move, onGrip, spoken } = useReorder({
    keys: [...byKey.keys()],
    shape,
    nameOf: (key) => {
      const item = byKey.get(key)
      return item ? nameOf(item) : ''
    },
    onOrder: (keys) => onOrder?.(keys),
  })
  return (
    <>
      <ul ref={ref} className={className}>
        {shown.map((key, index) => {
          const item = byKey.get(key)
          if (!item) return null
          const controls = (className: string) =>
            onOrder && (
              <ReorderControls
                className={className}
                name={nameOf(item)}
                shape={shape}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                disabled={disabled}
                onGrip={onGrip(key)}
                onMove={(by) => move(key, by)}
              />
            )
          return (
            <Fragment key={key}>
              {children(item, { row: { 'data-key': key }, isDragged: dragged === key, controls })}
            </Fragment>
          )
        })}
        {last}
      </ul>
      <output className="sr-only">{spoken}</output>
    </>
  )
}
