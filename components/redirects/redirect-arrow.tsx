/** An arrow from the old address to the new one. */
export function RedirectArrow({ long = false, className = '' }: { long?: boolean; className?: string }) {
  const end = long ? 62 : 46
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${end + 2} 16`}
      className={`block h-4 flex-none overflow-visible fill-none stroke-ink stroke-[1.6] ${long ? 'w-16' : 'w-12'} ${className}`}>
      <circle cx="4" cy="8" r="3" className="fill-sheet" />
      <path d={`M7 8H${end}M${end - 7} 3L${end} 8L${end - 7} 13`} />
    </svg>
  )
}
