type DrawingProps = {
  /** File and part: '/drawings/servo-drive.svg#d'. */
  href: string
  viewBox: string
  /** Name for those who do not see it; left out, the drawing is decorative. */
  label?: string
  className?: string
}

/** A drawing from /drawings, painted with the page's own colours in both themes. */
export function Drawing({ href, viewBox, label, className }: DrawingProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox={viewBox} className={className} {...name}>
      <use href={href} />
    </svg>
  )
}
