import type { ComponentProps } from 'react'

type SectionProps = ComponentProps<'section'> & {
  /** Line above the section: thin (`line`) or strong (`edge`). */
  top?: 'line' | 'edge' | 'none'
  /** Padding above and below: `band` for a section, `snug` for a closing box, `form` for a form, with less padding above. */
  space?: 'band' | 'snug' | 'form' | 'none'
  /** Whether it has no padding at the sides and below, for cells that reach the edges. */
  flush?: boolean
  /** Letter in the left margin, on the home page only. */
  zone?: string
}

const TOPS = { line: 'border-t border-line', edge: 'border-t border-edge', none: '' }
const SPACES = { band: 'py-band', snug: 'py-10', form: 'pt-10 pb-band', none: '' }

/** A section of a page, below a line from edge to edge. */
export function PageSection(props: SectionProps) {
  const { top = 'line', space = 'band', flush, zone, className = '', children, ...rest } = props
  const padding = flush ? 'pt-band' : `px-gut ${SPACES[space]}`
  return (
    <section {...rest} className={`relative ${TOPS[top]} ${padding} ${className}`}>
      {zone && <Zone letter={zone} />}
      {children}
    </section>
  )
}

/** Zone letter, as in a technical drawing, in the margin of wide windows. */
export function Zone({ letter }: { letter: string }) {
  return (
    <span
      aria-hidden
      className="absolute top-0 -left-8.25 hidden size-8.25 border-t border-line text-center font-mono text-[13px] leading-[33px] text-ink-3 3xl:block">
      {letter}
    </span>
  )
}
