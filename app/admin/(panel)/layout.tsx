import type { ReactNode } from 'react'
import { AdminShell } from '@/app/admin/(panel)/_components/admin-shell'

/** The frame of the guarded pages. Each page asks for the session itself: a layout stays over soft navigations. */
export default function PanelLayout({ children }: { children: ReactNode }) {
  return <AdminShell>{children}</AdminShell>
}
