import type { MouseEvent, ReactNode } from 'react'
import { type SectionWithForm, sectionPath } from './sections'

/** Opens a section, or closes the open section if `section` is null. Changes the address without a request. */
export function showSection(section: SectionWithForm | null): void {
  window.history.pushState(null, '', section ? sectionPath(section) : window.location.pathname)
}

/** Link that opens a section's form in place, with the focus in `field`. */
export function SectionLink(props: {
  section: SectionWithForm
  field?: string
  className: string
  children: ReactNode
}) {
  const { section, field, className, children } = props
  const href = sectionPath(section, field)
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    window.history.pushState(null, '', href)
  }
  return (
    <a href={href} onClick={open} className={className}>
      {children}
    </a>
  )
}
