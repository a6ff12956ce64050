/** The wordmark, decorative: the company's name is text beside it. */
export function Logo({ className = 'h-8.5 w-[93px] max-xs:h-7 max-xs:w-[77px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 120.1 44" aria-hidden className={`block flex-none ${className}`}>
      <use href="/drawings/logo.svg#d" />
    </svg>
  )
}
