import { Checkbox } from '@/components/admin/form/choices'
import { Pencil, Trash2 } from 'lucide-react'
import { SquareButton } from '@/components/ui/square-button'

/** The selected rows. */
export type RowSelection = { has: (id: string) => boolean; toggle: (id: string) => void; disabled: boolean }

const DISABLED = 'disabled:cursor-not-allowed disabled:opacity-30'

type RowButtonsProps = {
  id: string
  name: string
  disabled: boolean
  /** Null unless the list is in selection mode. */
  rowSelection: RowSelection | null
  onEdit: () => void
  onDelete: () => void
}

/** The buttons that edit and delete an item or, in selection mode, its checkbox. */
export function RowButtons({ id, name, disabled, rowSelection, onEdit, onDelete }: RowButtonsProps) {
  if (rowSelection)
    return (
      <Checkbox
        checked={rowSelection.has(id)}
        disabled={rowSelection.disabled}
        onChange={() => rowSelection.toggle(id)}
        // The scroll margins keep the sticky bars from covering a focused row.
        className="col-span-2 ml-auto w-11 justify-self-end px-2.75 [&>input]:scroll-my-28">
        <span className="sr-only">{name}: seç</span>
      </Checkbox>
    )
  return (
    <>
      <SquareButton
        data-edit
        icon={Pencil}
        aria-label={`${name}: düzenle`}
        disabled={disabled}
        onClick={onEdit}
        className={DISABLED}
      />
      <SquareButton
        icon={Trash2}
        aria-label={`${name}: sil`}
        disabled={disabled}
        onClick={onDelete}
        className={`${DISABLED} enabled:hover:text-bad`}
      />
    </>
  )
}
