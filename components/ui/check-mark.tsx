/** A check mark in the shape of the logo's surface finish symbol. */
export function CheckMark({ className = 'size-6', strokeWidth = 2 }: { className?: string; strokeWidth?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={strokeWidth}
      aria-hidden
      className={`flex-none ${className}`}>
      <path d="M3 12.5L8.5 20.5 16 3h6" />
    </svg>
  )
}
