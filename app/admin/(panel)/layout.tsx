import type { ReactNode } from 'react'
import { AdminShell } from '@/app/admin/(panel)/_components/admin-shell'

/** Frame of the guarded pages. Each page checks the session itself, because a layout stays over soft navigations. */
export default function AdminPanelLayout({ children }: { children: ReactNode }) {
  return <AdminShell>{children}</AdminShell>
}
