import { DrawingThumbnail, drawingLabel } from '@/components/settings/drawing-thumbnail'
import { type DrawingName, DRAWINGS } from '@/lib/settings/drawings'

const NAMES = Object.keys(DRAWINGS) as DrawingName[]

type DrawingPickerProps = { value: DrawingName; onChange: (name: DrawingName) => void }

/** Chooses one of the site's drawings. */
export function DrawingPicker({ value, onChange }: DrawingPickerProps) {
  return (
    <div>
      <p id="cizimler-not" className="mb-3 text-small leading-[1.4] text-ink-2">
        Açılmış çizimlerde parça adları çizimle birlikte gelir.
      </p>
      <div
        role="radiogroup"
        aria-label="Çizim"
        aria-describedby="cizimler-not"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,30%),1fr))] border-t border-l border-line bg-sheet">
        {NAMES.map((name) => (
          <label
            key={name}
            className="relative grid cursor-pointer grid-rows-[5.5rem_auto] content-start justify-items-center gap-1.5 border-r border-b border-line px-1 py-2 text-center text-small leading-[1.25] hover:bg-tint has-checked:bg-paper has-checked:font-semibold has-checked:inset-ring-2 has-checked:inset-ring-edge has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <input
              type="radio"
              name="drawing"
              value={name}
              checked={name === value}
              onChange={() => onChange(name)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <DrawingThumbnail name={name} className="h-22 max-w-full" />
            <span className="max-w-full wrap-anywhere">{drawingLabel(name)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
