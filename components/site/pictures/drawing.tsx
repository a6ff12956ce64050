type DrawingProps = {
  /** File and part: '/drawings/servo-drive.svg#d'. */
  href: string
  viewBox: string
  /** Accessible name; without one the drawing is decorative. */
  label?: string
  className?: string
}

/** A drawing from /drawings in the theme's colours. */
export function DrawingImage({ href, viewBox, label, className }: DrawingProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox={viewBox} className={className} {...name}>
      <use href={href} />
    </svg>
  )
}
