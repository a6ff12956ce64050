import type { ReactNode } from 'react'

type SectionHeaderProps = {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string
  title: ReactNode
  children: ReactNode
  /** Whether it has side padding, for a flush section. */
  inset?: boolean
}

/** Heading of a section on the left, its lead on the right. */
export function SectionHeader({ id, title, children, inset }: SectionHeaderProps) {
  return (
    <div
      className={`mb-[clamp(2rem,4vw,3rem)] grid grid-cols-1 items-end gap-x-8 gap-y-4 md:cols-lead ${inset ? 'px-gut' : ''}`}>
      <h2 id={id}>{title}</h2>
      <p className="max-w-[38em] text-ink-2">{children}</p>
    </div>
  )
}
