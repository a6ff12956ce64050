'use client'

import type { MouseEvent, ReactNode } from 'react'
import { type FormSection, sectionPath } from './sections'

/** Opens a section in the address without asking the server, or closes the open one. */
export function showSection(section: FormSection | null): void {
  window.history.pushState(null, '', section ? sectionPath(section) : window.location.pathname)
}

/** Link that opens a section's form in place, with the cursor in `field` if one is named. */
export function SectionLink(props: { section: FormSection; field?: string; className: string; children: ReactNode }) {
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
