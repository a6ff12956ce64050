import type { ReactNode } from 'react'

/**
 * The h1 of a page on the left and its lead on the right. Without a lead, the h1 spans both columns. Services, faults and
 * articles have their own h1.
 */
export function PageTitle({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  const columns = lead ? 'grid grid-cols-1 items-end gap-x-8 gap-y-4 lg:cols-lead' : ''
  return (
    <div className={`px-gut pt-[clamp(2.25rem,5vw,4rem)] pb-[clamp(1.75rem,3.5vw,2.75rem)] ${columns}`}>
      <h1 className="text-h1">{title}</h1>
      {lead && <p className="max-w-[36em] text-[1.1875rem] text-ink-2">{lead}</p>}
    </div>
  )
}
