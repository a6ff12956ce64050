import { RadioGroup } from '@/components/admin/form/choices'
import { DrawingThumbnail, drawingLabel } from '@/components/settings/drawing-thumbnail'
import { type DrawingName, DRAWINGS } from '@/lib/settings/drawings'

const OPTIONS = (Object.keys(DRAWINGS) as DrawingName[]).map((value) => ({ value, label: drawingLabel(value) }))

type DrawingPickerProps = { value: DrawingName; onChange: (name: DrawingName) => void }

/** Chooses one of the site's drawings. */
export function DrawingPicker({ value, onChange }: DrawingPickerProps) {
  return (
    <div>
      <p id="cizimler-not" className="mb-3 text-small leading-[1.4] text-ink-2">
        Açılmış çizimlerde parça adları çizimle birlikte gelir.
      </p>
      <RadioGroup
        label="Çizim"
        describedBy="cizimler-not"
        name="drawing"
        options={OPTIONS}
        value={value}
        onChange={onChange}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,30%),1fr))] border-t border-l border-line bg-sheet"
        optionClass="grid grid-rows-[5.5rem_auto] content-start justify-items-center gap-1.5 border-r border-b border-line px-1 py-2 text-center text-small leading-[1.25] has-checked:bg-paper has-checked:font-semibold has-checked:inset-ring-2 has-checked:inset-ring-edge">
        {({ value: drawing, label }) => (
          <>
            <DrawingThumbnail name={drawing} className="h-22 max-w-full" />
            <span className="max-w-full wrap-anywhere">{label}</span>
          </>
        )}
      </RadioGroup>
    </div>
  )
}
