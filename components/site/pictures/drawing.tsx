type DrawingProps = {
  /** Path of the file and id of the group in it: '/drawings/servo-drive.svg#d'. */
  href: string
  viewBox: string
  /** Accessible name. Without a name the drawing is decorative. */
  label?: string
  className?: string
}

/** A drawing from /drawings in the theme's colours. */
export function DrawingImage({ href, viewBox, label, className }: DrawingProps) {
  const accessibleName = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox={viewBox} className={className} {...accessibleName}>
      <use href={href} />
    </svg>
  )
}
