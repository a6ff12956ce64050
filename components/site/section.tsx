import type { ComponentProps } from 'react'

type SectionProps = ComponentProps<'section'> & {
  /** The line above: thin divides, edge separates. */
  top?: 'line' | 'edge' | 'none'
  /** Room above and below: `band` is a section's, `snug` a closing box's, `form` less above than below. */
  space?: 'band' | 'snug' | 'form' | 'none'
  /** Cells reach the sheet's edges and its end: no room at the sides or below. */
  flush?: boolean
  /** Letter in the drawing's left margin; home only. */
  zone?: string
}

const TOPS = { line: 'border-t border-line', edge: 'border-t border-edge', none: '' }
const SPACES = { band: 'py-band', snug: 'py-10', form: 'pt-10 pb-band', none: '' }

/** A section of the sheet, divided from the one before by a line that touches the sheet's edges. */
export function Section({
  top = 'line',
  space = 'band',
  flush,
  zone,
  className = '',
  children,
  ...rest
}: SectionProps) {
  const room = flush ? 'pt-band' : `px-gut ${SPACES[space]}`
  return (
    <section {...rest} className={`relative ${TOPS[top]} ${room} ${className}`}>
      {zone && <Zone letter={zone} />}
      {children}
    </section>
  )
}

/** Letter of a drawing's zone, in the margin of wide windows. */
export function Zone({ letter }: { letter: string }) {
  return (
    <span
      aria-hidden
      className="absolute top-0 -left-8.25 hidden size-8.25 border-t border-line text-center font-mono text-[13px] leading-[33px] text-ink-3 3xl:block"
    >
      {letter}
    </span>
  )
}
