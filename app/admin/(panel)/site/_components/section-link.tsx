'use client'

import type { MouseEvent, ReactNode } from 'react'
import { ADMIN_PATHS, siteSectionPath } from '@/lib/site/pages'
import { type FormSection, SITE_SECTIONS } from './sections'

/** Classes of a link or button within a text line, the design's `.act-l`. */
export const ACTION_LINK =
  'inline-flex min-h-11 items-center gap-2 text-left underline decoration-1 underline-offset-[0.2em] hover:decoration-2'

/** Opens a section in the address without asking the server, or closes the open one. */
export function showSection(section: FormSection | null): void {
  const path = section ? siteSectionPath(SITE_SECTIONS[section].word) : ADMIN_PATHS.site
  window.history.pushState(null, '', path)
}

/** Link that opens a section's form in place, with the cursor in `field` if one is named. */
export function SectionLink(props: { section: FormSection; field?: string; className: string; children: ReactNode }) {
  const { section, field, className, children } = props
  const href = siteSectionPath(SITE_SECTIONS[section].word, field)
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
