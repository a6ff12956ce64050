import { createContext, useContext } from 'react'
import { Tick } from '@/components/admin/form/choices'
import { Pencil, Trash2 } from 'lucide-react'
import { SquareButton } from '@/components/ui/square-button'

/** The rows that are chosen, while rows can be. */
export type Choice = { has: (id: string) => boolean; toggle: (id: string) => void; disabled: boolean }

const ChoiceContext = createContext<Choice | null>(null)

export const ChoiceProvider = ChoiceContext.Provider

/** Returns how rows are chosen, or null while they are not. */
const useChoice = () => useContext(ChoiceContext)

function RowTick({ id, name, choice }: { id: string; name: string; choice: Choice }) {
  return (
    <Tick
      checked={choice.has(id)}
      disabled={choice.disabled}
      onChange={() => choice.toggle(id)}
      // The margins keep a row that gets the focus out from under the bars.
      className="col-span-2 ml-auto w-11 justify-self-end px-2.75 [&>input]:scroll-my-28">
      <span className="sr-only">{name}: seç</span>
    </Tick>
  )
}

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
