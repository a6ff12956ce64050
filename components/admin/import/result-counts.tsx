/** A result of lines, with how many have it. */
export type ResultCount<Name extends string> = { name: Name; label: string; count: number }

type ResultCountsProps<Name extends string> = {
  counts: readonly ResultCount<Name>[]
  value: Name
  onChange: (name: Name) => void
}

/** What becomes of the lines of a file, as numbers. They are the filters of the lines below. */
export function ResultCounts<Name extends string>({ counts, value, onChange }: ResultCountsProps<Name>) {
  return (
    <ul
      aria-label="Satırlar, sonuca göre"
      className="grid auto-cols-fr grid-flow-col border-b border-edge max-sm:grid-flow-row max-sm:grid-cols-2 [&>li]:border-line [&>li+li]:border-l max-sm:[&>li:nth-child(odd)]:border-l-0 max-sm:[&>li:nth-child(n+3)]:border-t">
      {counts.map(({ name, label, count }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={value === name}
            onClick={() => onChange(name)}
            className="relative block w-full px-5 pt-3 pb-3.5 text-left hover:bg-tint aria-pressed:after:absolute aria-pressed:after:inset-x-0 aria-pressed:after:-bottom-px aria-pressed:after:h-1 aria-pressed:after:bg-ink max-sm:px-4">
            <span className="block text-small text-ink-2">{label}</span>
            <b
              className={`block font-title text-[1.625rem] leading-[1.2] font-semibold ${name === 'bad' && count > 0 ? 'text-bad' : ''}`}>
              {count.toLocaleString('tr-TR')}
            </b>
          </button>
        </li>
      ))}
    </ul>
  )
}
