'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { useSession } from '@/components/admin/session/session'
import { loginPath } from '@/lib/accounts/return-path'
import type { ApiError } from '@/lib/api/client'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

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

/** What every guarded page needs around it: the rules of its reads, and the watch over its session. */
export function SessionFrame({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={settings}>
      <SessionWatch />
      {children}
    </SWRConfig>
  )
}
