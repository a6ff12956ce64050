import { Pencil, Trash2 } from 'lucide-react'
import { RowTick, useChoice } from '@/components/admin/several/choice'
import { SquareButton } from '@/components/ui/square-button'

const OFF = 'disabled:cursor-not-allowed disabled:opacity-30'

type RowButtonsProps = { id: string; name: string; disabled?: boolean; onEdit: () => void; onDelete: () => void }

export function RowButtons({ id, name, disabled, onEdit, onDelete }: RowButtonsProps) {
  const choice = useChoice()
  if (choice) return <RowTick id={id} name={name} choice={choice} />
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
