import type { ReactNode } from 'react'
import { AdminPage } from '@/components/admin/shell/admin-page'
import { AssetBaseProvider } from '@/components/admin/pictures/asset-base'
import { HeadActionArea, PageHeaderSlot } from '@/components/admin/shell/page-header-action'
import { env } from '@/lib/env'

/** A page of the panel with a form and a list; its body shows stored pictures and a button beside the title. */
export function ContentPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AssetBaseProvider value={env().ASSET_BASE_URL}>
      <HeadActionArea>
        <AdminPage title={title} note={<PageHeaderSlot />}>
          {children}
        </AdminPage>
      </HeadActionArea>
    </AssetBaseProvider>
  )
}
