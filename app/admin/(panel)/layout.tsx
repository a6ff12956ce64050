import type { ReactNode } from 'react'
import { AdminShell } from '@/app/admin/(panel)/_components/admin-shell'
import { findPageAccount } from '@/lib/auth/page-guard'
import { getCompany } from '@/lib/domains/settings/data'

/**
 * Frame of the guarded pages. Each page checks the session itself, because a layout stays over soft navigations. The
 * account given here is only what the menu begins with.
 */
export default async function AdminPanelLayout({ children }: { children: ReactNode }) {
  const [{ name }, account] = await Promise.all([getCompany(), findPageAccount()])
  return (
    <AdminShell companyName={name} account={account}>
      {children}
    </AdminShell>
  )
}
