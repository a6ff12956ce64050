/** Number of characters that fit into the label. */
export const MAX_LABEL_CHARS = 42

/** Returns the label's box and the line from the workshop to it. A long label reaches further to the left. */
function boxOf(label: string) {
  const width = Math.max(122, Math.ceil(label.length * 7.2) + 20)
  const left = Math.min(262, 390 - width)
  const line = left === 262 ? 'M198 130L240 216H262' : `M198 130L${Math.max(left + 12, 228)} 203`
  return { line, left, width }
}

/** A drawn street with the workshop in the middle. `label` is at the end of the leader line. */
export function DrawnMap({ label }: { label: string }) {
  const { line, left, width } = boxOf(label)
  return (
    <svg viewBox="0 0 400 250" aria-hidden strokeWidth={1} className="block h-auto w-full">
      <g fill="none" className="stroke-line">
        <path d="M-5 62L405 28M-5 176L405 140M92-5L128 255M270-5L300 255" />
      </g>
      <g fill="none" stroke="var(--ln)">
        <path d="M-5 56L405 22M-5 70L405 36M-5 170L405 134M-5 186L405 150M85-5L121 255M100-5L136 255M263-5L293 255M279-5L309 255" />
      </g>
      <g fill="var(--as)" stroke="var(--ln)">
        <path d="M20 88l56-5 4 34-56 5zM24 132l56-5 3 26-56 5zM132 76l56-5 4 34-56 5zM202 70l48-4 4 34-48 4zM300 62l70-6 4 34-70 6zM312 106l66-6 2 20-66 6zM146 194l60-5 4 38-60 5zM222 188l44-4 4 38-44 4zM318 172l62-5 4 44-62 5zM24 206l72-6 3 30-72 6zM146 14l100-8 1 14-100 9z" />
      </g>
      <path d="M138 118l116-10 3 34-116 10z" fill="var(--am)" strokeWidth={2} className="stroke-ink" />
      <path d={line} fill="none" className="stroke-ink" />
      <circle cx="198" cy="130" r="4" className="fill-ink" />
      <path d={`M${left} 203h${width}v26H${left}z`} className="fill-paper stroke-ink" />
      <text x={left + 10} y="221" fontSize="15" fontWeight="600" className="fill-ink">
        {label}
      </text>
    </svg>
  )
}
