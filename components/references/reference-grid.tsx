import type { RowsProps } from '@/components/admin/content/content-type'
import { rowId } from '@/components/admin/list/use-saved-row'
import { PictureThumbnail } from '@/components/admin/pictures/picture'
import { Sortable } from '@/components/admin/reorder/sortable'
import type { ReferenceJson } from '@/lib/references/output'

/** The references in the order of the site. */
export function ReferenceGrid(props: RowsProps<ReferenceJson>) {
  const { items, editedId, savedId, disabled, deletedRow, onOrder, renderButtons } = props
  return (
    <Sortable
      items={items}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      shape="grid"
      onOrder={onOrder}
      disabled={disabled}
      className="grid grid-cols-4 gap-3 max-nav:grid-cols-3 max-sm:grid-cols-2">
      {(reference, { row, isDragged, controls }) => {
        const { id, name, logoUrl } = reference
        const deleted = deletedRow(reference)
        if (deleted)
          return (
            // On a phone the tile is too narrow for the icon.
            <li {...row} className="min-w-0 border border-dashed border-field max-sm:[&>div>svg]:hidden">
              {deleted}
            </li>
          )
        return (
          <li
            {...row}
            id={rowId(id)}
            className={`min-w-0 scroll-my-20 border border-line ${isDragged ? 'bg-tint' : 'bg-paper'} ${
              editedId === id ? 'outline-2 outline-edge' : ''
            }`}>
            <div className="grid aspect-5/2 place-items-center bg-plate">
              {logoUrl && <PictureThumbnail path={logoUrl} className="h-14 w-auto max-w-[90%] object-contain" />}
            </div>
            <div className="flex min-h-11 items-center border-t border-line pl-2.5 text-small">
              <div className="min-w-0 flex-1 leading-[1.3]">
                <p lang="en" className="truncate" title={name}>
                  {name}
                </p>
                {editedId === id && <p className="truncate text-ink-2">düzenleniyor</p>}
                {savedId === id && <p className="truncate font-semibold text-ok">kaydedildi</p>}
              </div>
              {renderButtons(reference)}
            </div>
            {controls('flex min-h-11 items-center justify-end border-t border-line pl-1 max-sm:justify-center')}
          </li>
        )
      }}
    </Sortable>
  )
}
