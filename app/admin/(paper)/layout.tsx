import type { ReactNode } from 'react'
import { SessionFrame } from '@/components/admin/shell/session-frame'

/** Frame of pages for printing: without the sidebar, so that screen and paper look the same. */
export default function AdminPaperLayout({ children }: { children: ReactNode }) {
  return (
    <SessionFrame>
      <main id="icerik">{children}</main>
    </SessionFrame>
  )
}
