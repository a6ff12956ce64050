import type { RowsProps } from '@/components/admin/content/content-type'
import { DELETED_ROW } from '@/components/admin/list/deleted-row'
import { rowId } from '@/components/admin/list/use-saved-row'
import { ServiceIcon } from '@/components/site/pictures/service-icon'
import { Sortable } from '@/components/admin/reorder/sortable'
import { stateWords } from '@/components/admin/publication/states'
import type { ServiceItem } from './draft'

/** Returns the text below a service's name, with its state only if it is not public. */
function wordsOf(service: ServiceItem): string {
  const { length } = service.imageUrls
  const pictures = length > 0 ? `${length} resim` : 'Resim yok'
  return service.state === 'published' ? pictures : `${stateWords(service)}, ${pictures.toLocaleLowerCase('tr')}`
}

const COLUMNS = {
  ordered: 'grid-cols-[92px_28px_minmax(0,1fr)_44px_44px] pl-1 max-sm:grid-cols-[80px_minmax(0,1fr)_44px_44px]',
  fixed: 'grid-cols-[28px_minmax(0,1fr)_44px_44px] pl-3 max-sm:grid-cols-[minmax(0,1fr)_44px_44px]',
}

/** The services in the order of the site. */
export function ServiceRows(props: RowsProps<ServiceItem>) {
  const { items, editedId, savedId, disabled, deletedRow, onOrder, renderButtons } = props
  const columns = COLUMNS[onOrder ? 'ordered' : 'fixed']
  return (
    <>
      <Sortable
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        shape="list"
        onOrder={onOrder}
        disabled={disabled}>
        {(service, { row, isDragged, controls }) => {
          const { id, title, iconName } = service
          const deleted = deletedRow(service)
          if (deleted)
            return (
              <li {...row} className={DELETED_ROW}>
                {deleted}
              </li>
            )
          const stateClasses = isDragged || editedId === id ? 'bg-tint inset-ring inset-ring-edge' : ''
          return (
            <li
              {...row}
              id={rowId(id)}
              className={`grid scroll-my-20 items-center border-b border-line py-1.5 pr-1.5 last:border-0 ${columns} ${stateClasses}`}>
              {controls('grid grid-cols-[20px_36px_36px] items-center max-sm:grid-cols-[40px_40px]')}
              <ServiceIcon name={iconName} className="size-5 max-sm:hidden" />
              <div className="min-w-0 pr-2">
                <p className="leading-[1.3] font-semibold text-pretty">{title}</p>
                <p className="text-small text-ink-2">
                  {wordsOf(service)}
                  {editedId === id && ', düzenleniyor'}
                  {savedId === id && <span className="font-semibold text-ok">, kaydedildi</span>}
                </p>
              </div>
              {renderButtons(service)}
            </li>
          )
        }}
      </Sortable>
      <p className="border-t border-line px-4 py-3 text-small leading-[1.4] text-ink-2">
        {onOrder
          ? 'Sitedeki sıra bu sıradır. Tutamaktan sürükleyin ya da okları kullanın.'
          : 'Sırayı değiştirmek için “Hepsi”ni seçin ve aramayı temizleyin.'}
      </p>
    </>
  )
}
