import type { ReactNode } from 'react'
import type { RowsProps } from '@/components/admin/content-screen'
import { RowButtons } from '@/components/admin/list/row-buttons'
import { rowId } from '@/components/admin/list/use-saved-row'
import { Sortable } from '@/components/ui/sortable'

type OrderedRowsProps<Item> = RowsProps<Item> & {
  titleOf: (item: Item) => string
  /** Returns what stands below the title. */
  detailOf: (item: Item) => string
  /** Returns an icon of 20 px, which narrow windows hide. */
  renderIcon?: (item: Item) => ReactNode
}

const COLUMNS = {
  withIcon: {
    ordered: 'grid-cols-[92px_28px_minmax(0,1fr)_44px_44px] pl-1 max-[640px]:grid-cols-[80px_minmax(0,1fr)_44px_44px]',
    fixed: 'grid-cols-[28px_minmax(0,1fr)_44px_44px] pl-3 max-[640px]:grid-cols-[minmax(0,1fr)_44px_44px]',
  },
  withoutIcon: {
    ordered: 'grid-cols-[92px_minmax(0,1fr)_44px_44px] pl-1 max-[640px]:grid-cols-[80px_minmax(0,1fr)_44px_44px]',
    fixed: 'grid-cols-[minmax(0,1fr)_44px_44px] pl-3',
  },
}

/** The items of a content screen of shape 'list' in the order of the site. */
export function OrderedRows<Item extends { id: string }>(props: OrderedRowsProps<Item>) {
  const { items, edited, saved, disabled, onOrder, onEdit, onDelete, titleOf, detailOf, renderIcon } = props
  const columns = COLUMNS[renderIcon ? 'withIcon' : 'withoutIcon'][onOrder ? 'ordered' : 'fixed']
  return (
    <>
      <Sortable
        items={items}
        keyOf={({ id }) => id}
        nameOf={titleOf}
        shape="list"
        onOrder={onOrder}
        disabled={disabled}>
        {(item, { row, isDragged, controls }) => {
          const { id } = item
          const state = isDragged || edited === id ? 'bg-tint inset-ring inset-ring-edge' : ''
          return (
            <li
              {...row}
              id={rowId(id)}
              className={`grid scroll-my-20 items-center border-b border-line py-1.5 pr-1.5 last:border-0 ${columns} ${state}`}>
              {controls('grid grid-cols-[20px_36px_36px] items-center max-[640px]:grid-cols-[40px_40px]')}
              {renderIcon?.(item)}
              <div className="min-w-0 pr-2">
                <p className="leading-[1.3] font-semibold text-pretty">{titleOf(item)}</p>
                <p className="text-small text-ink-2">
                  {detailOf(item)}
                  {edited === id && ', düzenleniyor'}
                  {saved === id && <span className="font-semibold text-ok">, kaydedildi</span>}
                </p>
              </div>
              <RowButtons
                name={titleOf(item)}
                disabled={disabled}
                onEdit={() => onEdit(item)}
                onDelete={() => onDelete(item)}
              />
            </li>
          )
        }}
      </Sortable>
      <p className="border-t border-line px-4 py-3 text-small leading-[1.4] text-ink-2">
        {onOrder
          ? 'Sitedeki sıra bu sıradır. Tutamaktan sürükleyin ya da okları kullanın.'
          : 'Sırayı değiştirmek için aramayı temizleyin.'}
      </p>
    </>
  )
}
