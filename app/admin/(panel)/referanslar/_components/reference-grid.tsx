import { ReorderControls } from '@/components/ui/reorder-controls'
import { RowButtons } from '@/components/admin/list/row-buttons'
import { StoredPicture } from '@/components/admin/pictures/stored-picture'
import { useReorder } from '@/components/ui/use-reorder'
import { rowId } from '@/components/admin/list/use-saved-row'
import type { ReferenceItem } from './draft'

type ReferenceGridProps = {
  references: readonly ReferenceItem[]
  edited?: string
  saved: string | null
  disabled: boolean
  /** Left out, the order cannot be changed: a search shows only a part of it. */
  onOrder?: (ids: string[]) => void
  onEdit: (reference: ReferenceItem) => void
  onDelete: (reference: ReferenceItem) => void
}

/** The references in the order of the site. */
export function ReferenceGrid({ references, edited, saved, disabled, onOrder, onEdit, onDelete }: ReferenceGridProps) {
  const byId = new Map(references.map((reference) => [reference.id, reference]))
  const { ref, shown, dragged, move, onGrip, spoken } = useReorder({
    keys: references.map(({ id }) => id),
    shape: 'grid',
    nameOf: (id) => byId.get(id)?.name ?? '',
    onOrder: (ids) => onOrder?.(ids),
  })
  return (
    <>
      <ul ref={ref} className="grid grid-cols-4 gap-3 max-[1150px]:grid-cols-3 max-[640px]:grid-cols-2">
        {shown.map((id, index) => {
          const reference = byId.get(id)
          if (!reference) return null
          return (
            <li
              key={id}
              id={rowId(id)}
              data-key={id}
              className={`min-w-0 scroll-my-20 border border-line ${dragged === id ? 'bg-tint' : 'bg-paper'} ${
                edited === id ? 'outline-2 outline-edge' : ''
              }`}
            >
              <div className="grid aspect-5/2 place-items-center bg-plate">
                {reference.logoUrl && (
                  <StoredPicture path={reference.logoUrl} className="h-14 w-auto max-w-[90%] object-contain" />
                )}
              </div>
              <div className="flex min-h-11 items-center border-t border-line pl-2.5 text-small">
                <div className="min-w-0 flex-1 leading-[1.3]">
                  <p lang="en" className="truncate" title={reference.name}>
                    {reference.name}
                  </p>
                  {edited === id && <p className="truncate text-ink-2">düzenleniyor</p>}
                  {saved === id && <p className="truncate font-semibold text-ok">kaydedildi</p>}
                </div>
                <RowButtons
                  name={reference.name}
                  disabled={disabled}
                  onEdit={() => onEdit(reference)}
                  onDelete={() => onDelete(reference)}
                />
              </div>
              {onOrder && (
                <ReorderControls
                  className="flex min-h-11 items-center justify-end border-t border-line pl-1 max-[640px]:justify-center"
                  name={reference.name}
                  shape="grid"
                  isFirst={index === 0}
                  isLast={index === shown.length - 1}
                  disabled={disabled}
                  onGrip={onGrip(id)}
                  onMove={(by) => move(id, by)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <output className="sr-only">{spoken}</output>
    </>
  )
}
