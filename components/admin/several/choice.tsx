import { createContext, useContext } from 'react'
import { Tick } from '@/components/admin/form/choices'

/** The rows that are chosen, while rows can be. */
export type Choice = { has: (id: string) => boolean; toggle: (id: string) => void; disabled: boolean }

const ChoiceContext = createContext<Choice | null>(null)

export const ChoiceProvider = ChoiceContext.Provider

/** Returns how rows are chosen, or null while they are not. */
export const useChoice = () => useContext(ChoiceContext)

export function RowTick({ id, name, choice }: { id: string; name: string; choice: Choice }) {
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
