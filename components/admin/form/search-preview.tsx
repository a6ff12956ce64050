import { lengthOf } from '@/lib/platform/fields/text'

const BAR =
  'block h-1 w-full max-w-80 flex-1 appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink data-over:[&::-moz-progress-bar]:bg-bad data-over:[&::-webkit-progress-value]:bg-bad'

/** Hint of a field: how many of its `max` characters are used, as a bar and in figures. */
export function LengthBar({ label, text, max }: { label: string; text: string; max: number }) {
  const length = lengthOf(text)
  const isOver = length > max
  return (
    <span className="mt-2 flex items-center gap-3">
      <progress
        max={max}
        value={Math.min(length, max)}
        aria-label={label}
        data-over={isOver || undefined}
        className={BAR}
      />
      <span className={`mono ${isOver ? 'text-bad' : ''}`}>
        {length}/{max}
        <span className="sr-only"> karakter</span>
      </span>
    </span>
  )
}

/** A page as a search engine lists it. `address` is shown unchanged: 'olcev.com.tr › hizmetler'. */
export function SearchPreview({ address, title, description }: Record<'address' | 'title' | 'description', string>) {
  return (
    <div className="max-w-160 border border-line bg-paper px-4 pt-3.5 pb-4">
      <p className="text-small leading-[1.4] wrap-anywhere text-ink-2">{address}</p>
      <p className="mt-0.5 mb-1 text-[1.25rem] leading-[1.3] font-semibold wrap-anywhere underline decoration-1 underline-offset-[0.16em]">
        {title}
      </p>
      <p className="leading-[1.45] wrap-anywhere text-ink-2">{description}</p>
    </div>
  )
}
