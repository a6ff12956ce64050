import { createContext, useContext } from 'react'
import { Checkbox } from '@/components/admin/form/choices'
import { Pencil, Trash2 } from 'lucide-react'
import { SquareButton } from '@/components/ui/square-button'

/** The selected rows. */
export type RowChoice = { has: (id: string) => boolean; toggle: (id: string) => void; disabled: boolean }

const ChoiceContext = createContext<RowChoice | null>(null)

export const ChoiceProvider = ChoiceContext.Provider

/** Returns null unless the list is in selection mode. */
const useChoice = () => useContext(ChoiceContext)

function RowCheckbox({ id, name, choice }: { id: string; name: string; choice: RowChoice }) {
  return (
    <Checkbox
      checked={choice.has(id)}
      disabled={choice.disabled}
      onChange={() => choice.toggle(id)}
      // The scroll margins keep the sticky bars from covering a focused row.
      className="col-span-2 ml-auto w-11 justify-self-end px-2.75 [&>input]:scroll-my-28">
      <span className="sr-only">{name}: seç</span>
    </Checkbox>
  )
}

const OFF = 'disabled:cursor-not-allowed disabled:opacity-30'

type RowButtonsProps = { id: string; name: string; disabled?: boolean; onEdit: () => void; onDelete: () => void }

export function RowButtons({ id, name, disabled, onEdit, onDelete }: RowButtonsProps) {
  const choice = useChoice()
  if (choice) return <RowCheckbox id={id} name={name} choice={choice} />
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
