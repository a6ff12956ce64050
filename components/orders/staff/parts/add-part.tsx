import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { PartSuggestions, stockAndPlace, usePartCombobox } from '@/components/parts/part-suggestions'
import { Icon } from '@/components/ui/icon'
import type { PartRowJson } from '@/lib/parts/output'

/** A field that finds a part to take from stock. */
export function AddPart({ disabled, onAdd }: { disabled: boolean; onAdd: (part: PartRowJson) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const combobox = usePartCombobox({
    text,
    isStrict: true,
    onPick: (part) => {
      setText('')
      onAdd(part)
    },
  })
  return (
    <div className="relative max-w-104">
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
        // Not disabled, which would take the focus that the next part needs.
        readOnly={disabled}
        placeholder="Başka parça: kod ya da ad"
        onChange={({ target }) => {
          combobox.open()
          setText(target.value)
        }}
        onKeyDown={combobox.onKeyDown}
        className="block min-h-11 w-full rounded-ctl border border-field bg-paper py-2 pr-3 pl-10.5 placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink focus:outline-3 focus:outline-offset-0 focus:outline-focus"
      />
      <PartSuggestions
        combobox={combobox}
        text={text}
        noteOf={stockAndPlace}
        note={
          <>
            <kbd className="mono">↑ ↓</kbd> seçer, <kbd className="mono">Enter</kbd> bir tane düşer
          </>
        }
      />
    </div>
  )
}
