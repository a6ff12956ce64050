import type { ReactNode } from 'react'
import { getCompany } from '@/lib/domains/settings/data'
import { AdminShell } from '@/app/admin/(panel)/_components/admin-shell'

/** Frame of the guarded pages. Each page checks the session itself, because a layout stays over soft navigations. */
export default async function AdminPanelLayout({ children }: { children: ReactNode }) {
  const { name } = await getCompany()
  return <AdminShell companyName={name}>{children}</AdminShell>
}
