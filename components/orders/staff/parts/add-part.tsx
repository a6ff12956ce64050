import { Search, TriangleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { PartSuggestions, stockAndPlace, usePartCombobox } from '@/components/parts/part-suggestions'
import { milliOf } from '@/components/parts/words'
import { CONTROL } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { MOVEMENT_FIELDS } from '@/lib/parts/fields'
import type { PartRowJson } from '@/lib/parts/output'

type AddPartProps = { disabled: boolean; onAdd: (part: PartRowJson, quantity: number) => void }

/** Fields for the quantity and for the part to take from stock. */
export function AddPart({ disabled, onAdd }: AddPartProps) {
  const id = useId()
  const quantityField = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [quantity, setQuantity] = useState('1')
  /** The chosen part, if its quantity is invalid. */
  const [pendingPart, setPendingPart] = useState<PartRowJson | null>(null)
  const combobox = usePartCombobox({ text, isStrict: true, onPick: add })

  function add(part: PartRowJson) {
    const milli = milliOf(quantity, part.unit)
    setPendingPart(milli ? null : part)
    if (!milli) return quantityField.current?.focus()
    setText('')
    setQuantity('1')
    onAdd(part, milli)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex items-center gap-2.5 text-ink-2">
        {MOVEMENT_FIELDS.quantity.label}
        <input
          ref={quantityField}
          inputMode="decimal"
          autoComplete="off"
          value={quantity}
          disabled={disabled}
          aria-invalid={pendingPart ? true : undefined}
          aria-describedby={pendingPart ? `${id}-error` : undefined}
          onChange={({ target }) => setQuantity(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && pendingPart && add(pendingPart)}
          className={`${CONTROL} mono w-20! min-h-11! py-2! text-right text-ink`}
        />
      </label>
      <div className="relative max-w-104 flex-[1_1_15rem]">
        <label htmlFor={id} className="sr-only">
          Başka parça ekle
        </label>
        <span className="pointer-events-none absolute top-3 left-3 text-ink-2">
          <Icon of={Search} />
        </span>
        <input
          {...combobox.field}
          id={id}
          type="search"
          value={text}
          // Not disabled, because a disabled field would lose the focus before the next part is typed.
          readOnly={disabled}
          placeholder="Başka parça: kod ya da ad"
          onChange={({ target }) => {
            setPendingPart(null)
            setText(target.value)
          }}
          className="block min-h-11 w-full rounded-ctl border border-field bg-paper py-2 pr-3 pl-10.5 placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink focus:outline-3 focus:outline-offset-0 focus:outline-focus"
        />
        <PartSuggestions
          combobox={combobox}
          text={text}
          noteOf={stockAndPlace}
          note={
            <>
              <kbd className="mono">↑ ↓</kbd> seçer, <kbd className="mono">Enter</kbd> yazdığınız miktarı düşer
            </>
          }
        />
      </div>
      {pendingPart && (
        <p id={`${id}-error`} role="alert" className="flex basis-full gap-2 text-small font-semibold text-bad">
          <Icon of={TriangleAlert} className="size-4.5" />
          {pendingPart.code} için miktarı 2 ya da 1,5 biçiminde yazıp Enter’a basın.
        </p>
      )}
    </div>
  )
}
