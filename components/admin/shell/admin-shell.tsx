'use client'

import type { ReactNode } from 'react'
import { UnsavedChangesGuard } from '@/components/admin/form/unsaved-changes'
import { SessionFrame } from '@/components/admin/shell/session-frame'
import { FirstAccount } from '@/components/admin/shell/use-account'
import type { CompanyIdentity } from '@/components/site/frame/logo'
import type { AccountJson } from '@/lib/accounts/output'
import { AdminBar } from './admin-bar'
import { AdminNav } from './admin-nav'
import { useFocusAfterRemoval } from './use-focus-after-removal'

type AdminShellProps = {
  company: CompanyIdentity
  /** The account with which the page was rendered. */
  account: AccountJson | null
  /** The panel's search. A prop, because it depends on all features. */
  search?: ReactNode
  children: ReactNode
}

export function AdminShell({ company, account, search, children }: AdminShellProps) {
  useFocusAfterRemoval()
  return (
    <FirstAccount value={account}>
      <SessionFrame>
        <UnsavedChangesGuard />
        {search}
        <AdminBar company={company} />
        <div className="min-h-dvh lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
          <aside className="sticky top-0 flex h-dvh flex-col border-r border-edge max-lg:hidden">
            <AdminNav company={company} />
          </aside>
          <main id="icerik" className="min-w-0">
            {children}
          </main>
        </div>
      </SessionFrame>
    </FirstAccount>
  )
}
