/** A text of more characters is folded. */
const MAX_CHARACTERS = 500

/** A plain text. A long one shows its start, and a press expands it. */
export function FoldedText({ text, className }: { text: string; className: string }) {
  const look = `whitespace-pre-line wrap-anywhere ${className}`
  if (text.length <= MAX_CHARACTERS) return <p className={look}>{text}</p>
  return (
    <details className="group">
      <summary className="block cursor-pointer">
        <span className={`line-clamp-6 group-open:hidden ${look}`}>{text}</span>
        <span className="mt-2 inline-flex min-h-11 items-center underline group-open:hidden print:hidden">
          Tamamını göster
        </span>
        <span className="hidden min-h-11 items-center underline group-open:inline-flex print:hidden">Kısalt</span>
      </summary>
      <p className={look}>{text}</p>
    </details>
  )
}
