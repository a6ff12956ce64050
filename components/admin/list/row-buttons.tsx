import { Pencil, Trash2 } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { SQUARE_BUTTON } from '@/components/ui/square-button'

const OFF = 'disabled:cursor-not-allowed disabled:opacity-30'

type RowButtonsProps = { name: string; disabled?: boolean; onEdit: () => void; onDelete: () => void }

/** Edit and delete buttons of one item. */
export function RowButtons({ name, disabled, onEdit, onDelete }: RowButtonsProps) {
  return (
    <>
      <button
        type="button"
        data-edit
        aria-label={`${name}: düzenle`}
        disabled={disabled}
        onClick={onEdit}
        className={`${SQUARE_BUTTON} ${OFF}`}>
        <Icon of={Pencil} />
      </button>
      <button
        type="button"
        aria-label={`${name}: sil`}
        disabled={disabled}
        onClick={onDelete}
        className={`${SQUARE_BUTTON} ${OFF} enabled:hover:text-bad`}>
        <Icon of={Trash2} />
      </button>
    </>
  )
}
