import { Pencil, Trash2 } from 'lucide-react'
import { SquareButton } from '@/components/ui/square-button'

const OFF = 'disabled:cursor-not-allowed disabled:opacity-30'

type RowButtonsProps = { name: string; disabled?: boolean; onEdit: () => void; onDelete: () => void }

/** Edit and delete buttons of one item. */
export function RowButtons({ name, disabled, onEdit, onDelete }: RowButtonsProps) {
  return (
    <>
      <SquareButton
        data-edit
        icon={Pencil}
        aria-label={`${name}: düzenle`}
        disabled={disabled}
        onClick={onEdit}
        className={OFF}
      />
      <SquareButton
        icon={Trash2}
        aria-label={`${name}: sil`}
        disabled={disabled}
        onClick={onDelete}
        className={`${OFF} enabled:hover:text-bad`}
      />
    </>
  )
}
