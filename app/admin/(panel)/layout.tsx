import type { ReactNode } from 'react'
import { AssetBaseProvider } from '@/components/admin/pictures/picture'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { PanelSearch } from '@/components/panel/panel-search'
import { findPageAccount } from '@/lib/accounts/page-session'
import { env } from '@/lib/platform/env'
import { getCompany } from '@/lib/settings/data'

/**
 * Frame of the guarded pages. Each page checks the session itself, because a layout survives soft navigations. The account
 * here is only the menu's initial value.
 */
export default async function AdminPanelLayout({ children }: { children: ReactNode }) {
  const [{ name, logo }, account] = await Promise.all([getCompany(), findPageAccount()])
  return (
    <AdminShell company={{ name, logo }} account={account} search={<PanelSearch />}>
      <AssetBaseProvider value={env().ASSET_BASE_URL}>{children}</AssetBaseProvider>
    </AdminShell>
  )
}
