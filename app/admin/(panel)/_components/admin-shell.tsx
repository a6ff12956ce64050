'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { useSession } from '@/components/admin/session/session'
import { UnsavedChangesGuard } from '@/components/admin/editor/unsaved-changes'
import { loginPath } from '@/lib/auth/return-path'
import { ADMIN_PATHS } from '@/lib/site/pages'
import type { ApiError } from '@/lib/http/client'
import { AdminBar } from './admin-bar'
import { AdminNav } from './admin-nav'

/**
 * During an outage lists retry by themselves: first after one to two times this interval, then less and less often.
 * Other failures stay until the person acts.
 */
const settings = {
  provider: () => new Map(),
  errorRetryInterval: 2000,
  shouldRetryOnError: (error: ApiError) => error.status === 0 || error.status === 503,
}

/** Goes to the sign-in page when the session ends. It remembers the page, unless the person signed out. */
function SessionWatch() {
  const session = useSession()
  const router = useRouter()
  const pathname = usePathname()
  useEffect(() => {
    if (session.phase !== 'out') return
    router.replace(session.left ? ADMIN_PATHS.login : loginPath(pathname + location.search))
  }, [session, router, pathname])
  return null
}

/** Sidebar, or a bar with a menu in narrow windows, and main area of every guarded page. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={settings}>
      <SessionWatch />
      <UnsavedChangesGuard />
      <AdminBar />
      <div className="min-h-dvh min-[861px]:grid min-[861px]:grid-cols-[232px_minmax(0,1fr)]">
        <aside className="sticky top-0 flex h-dvh flex-col overflow-auto border-r border-edge max-[860px]:hidden">
          <AdminNav />
        </aside>
        <main id="icerik" className="min-w-0">
          {children}
        </main>
      </div>
    </SWRConfig>
  )
}
