import type { ReactNode } from 'react'
import { Checkbox } from '@/components/admin/form/choices'
import { countText } from '@/lib/platform/turkish/numbers'

type SelectRowProps = {
  name: string
  isSelected: boolean
  disabled?: boolean
  onToggle: () => void
  className?: string
}

/** A checkbox that covers the whole row, so that a press anywhere selects it. */
export function SelectRow({ name, isSelected, disabled, onToggle, className = 'pl-3.25' }: SelectRowProps) {
  return (
    <Checkbox
      checked={isSelected}
      disabled={disabled}
      onChange={onToggle}
      // The scroll margins keep the sticky bars from covering a focused row.
      className={`absolute! inset-0 items-center! has-focus-visible:-outline-offset-3! [&>input]:scroll-my-28 ${className}`}>
      <span className="sr-only">Seç: {name}</span>
    </Checkbox>
  )
}

type SelectionBarProps = {
  count: number
  /** Totals of the selected rows, shown after the count. */
  note?: ReactNode
  failure?: string
  /** Whether the rows have a frame, which contains the bar. */
  isInFrame?: boolean
  children: ReactNode
}

/** Sticky bar below the rows of a list: the number of selected rows, and the actions on them. */
export function SelectionBar({ count, note, failure, isInFrame = false, children }: SelectionBarProps) {
  const look = isInFrame
    ? 'z-1 gap-2 border-t-2 px-4 py-2 max-sm:*:flex-1 max-sm:[&>output]:basis-full'
    : 'z-5 -mt-px gap-x-6 gap-y-3 border-2 px-5 py-3 max-sm:-mx-admin max-sm:gap-x-3 max-sm:gap-y-2 max-sm:border-x-0 max-sm:px-admin max-sm:py-2.5'
  return (
    <section
      aria-label="Seçilenler"
      className={`sticky bottom-0 flex flex-wrap items-center border-edge bg-sheet ${look}`}>
      <output className="mr-auto font-semibold">
        <span className="mono text-[1.125rem]">{countText(count)}</span> seçili
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
