import { ReorderControls } from '@/components/ui/reorder-controls'
import { RowButtons } from '@/components/admin/list/row-buttons'
import { useReorder } from '@/components/ui/use-reorder'
import { rowId } from '@/components/admin/list/use-saved-row'
import { ServiceIcon } from '@/components/site/service-icon'
import type { ServiceItem } from './draft'

type ServiceRowsProps = {
  services: readonly ServiceItem[]
  edited?: string
  saved: string | null
  disabled: boolean
  /** Left out, the order cannot be changed: a search shows only a part of it. */
  onOrder?: (ids: string[]) => void
  onEdit: (service: ServiceItem) => void
  onDelete: (service: ServiceItem) => void
}

/** The services in the order of the site. */
export function ServiceRows({ services, edited, saved, disabled, onOrder, onEdit, onDelete }: ServiceRowsProps) {
  const byId = new Map(services.map((service) => [service.id, service]))
  const { ref, shown, dragged, move, onGrip, spoken } = useReorder({
    keys: services.map(({ id }) => id),
    shape: 'list',
    nameOf: (id) => byId.get(id)?.title ?? '',
    onOrder: (ids) => onOrder?.(ids),
  })
  const columns = onOrder
    ? 'grid-cols-[92px_28px_minmax(0,1fr)_44px_44px] pl-1 max-[640px]:grid-cols-[80px_minmax(0,1fr)_44px_44px]'
    : 'grid-cols-[28px_minmax(0,1fr)_44px_44px] pl-3 max-[640px]:grid-cols-[minmax(0,1fr)_44px_44px]'
  return (
    <>
      <ul ref={ref}>
        {shown.map((id, index) => {
          const service = byId.get(id)
          if (!service) return null
          const pictures = service.imageUrls.length
          const state = dragged === id || edited === id ? 'bg-tint inset-ring inset-ring-edge' : ''
          return (
            <li
              key={id}
              id={rowId(id)}
              data-key={id}
              className={`grid scroll-my-20 items-center border-b border-line py-1.5 pr-1.5 last:border-0 ${columns} ${state}`}
            >
              {onOrder && (
                <ReorderControls
                  className="grid grid-cols-[20px_36px_36px] items-center max-[640px]:grid-cols-[40px_40px]"
                  name={service.title}
                  shape="list"
                  isFirst={index === 0}
                  isLast={index === shown.length - 1}
                  disabled={disabled}
                  onGrip={onGrip(id)}
                  onMove={(by) => move(id, by)}
                />
              )}
              <ServiceIcon name={service.iconName} className="size-5 max-[640px]:hidden" />
              <div className="min-w-0 pr-2">
                <p className="leading-[1.3] font-semibold text-pretty">{service.title}</p>
                <p className="text-small text-ink-2">
                  {pictures > 0 ? `${pictures} resim` : 'Resim yok'}
                  {edited === id && ', düzenleniyor'}
                  {saved === id && <span className="font-semibold text-ok">, kaydedildi</span>}
                </p>
              </div>
              <RowButtons
                name={service.title}
                disabled={disabled}
                onEdit={() => onEdit(service)}
                onDelete={() => onDelete(service)}
              />
            </li>
          )
        })}
      </ul>
      <p className="border-t border-line px-4 py-3 text-small leading-[1.4] text-ink-2">
        {onOrder
          ? 'Sitedeki sıra bu sıradır. Tutamaktan sürükleyin ya da okları kullanın.'
          : 'Sırayı değiştirmek için aramayı temizleyin.'}
      </p>
      <output className="sr-only">{spoken}</output>
    </>
  )
}
