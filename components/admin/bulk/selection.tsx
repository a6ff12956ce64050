import type { ReactNode } from 'react'
import { Checkbox } from '@/components/admin/form/choices'

type SelectRowProps = { name: string; isSelected: boolean; disabled?: boolean; onToggle: () => void }

/** A checkbox that covers the whole row, so that a press anywhere selects it. */
export function SelectRow({ name, isSelected, disabled, onToggle }: SelectRowProps) {
  return (
    <Checkbox
      checked={isSelected}
      disabled={disabled}
      onChange={onToggle}
      // The scroll margins keep the sticky bars from covering a focused row.
      className="absolute! inset-0 items-center! pl-3.25 has-focus-visible:-outline-offset-3! [&>input]:scroll-my-28">
      <span className="sr-only">Seç: {name}</span>
    </Checkbox>
  )
}

type PickBarProps = {
  count: number
  /** Totals of the selected rows, shown after the count. */
  note?: ReactNode
  failure?: string
  children: ReactNode
}

/** Sticky bar below the rows of a list: the number of selected rows, and the actions on them. */
export function PickBar({ count, note, failure, children }: PickBarProps) {
  return (
    <section
      aria-label="Seçilenler"
      className="sticky bottom-0 z-5 -mt-px flex flex-wrap items-center gap-x-6 gap-y-3 border-2 border-edge bg-sheet px-5 py-3 max-sm:-mx-admin max-sm:gap-x-3 max-sm:gap-y-2 max-sm:border-x-0 max-sm:px-admin max-sm:py-2.5">
      <output className="mr-auto font-semibold">
        <span className="mono text-[1.125rem]">{count.toLocaleString('tr-TR')}</span> seçili
        {note}
      </output>
      {children}
      {failure && (
        <p role="alert" className="flex-[1_1_100%] font-semibold text-bad">
          {failure}
        </p>
      )}
    </section>
  )
}
