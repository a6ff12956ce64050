/** Longer texts are folded. */
const MAX_CHARACTERS = 500

/** Plain text. A long text is truncated until a click expands it. */
export function FoldedText({ text, className }: { text: string; className: string }) {
  const classes = `whitespace-pre-line wrap-anywhere ${className}`
  if (text.length <= MAX_CHARACTERS) return <p className={classes}>{text}</p>
  return (
    <details className="group">
      <summary className="block cursor-pointer">
        <span className={`line-clamp-6 group-open:hidden ${classes}`}>{text}</span>
        <span className="mt-2 inline-flex min-h-11 items-center underline group-open:hidden print:hidden">
          Tamamını göster
        </span>
        <span className="hidden min-h-11 items-center underline group-open:inline-flex print:hidden">Kısalt</span>
      </summary>
      <p className={classes}>{text}</p>
    </details>
  )
}
