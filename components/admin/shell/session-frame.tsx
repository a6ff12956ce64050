'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { useSession } from '@/components/admin/session/session'
import { loginPath } from '@/lib/accounts/return-path'
import type { ApiError } from '@/lib/api/client'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/**
 * During an outage requests are retried: first after one to two intervals, then less and less often. Other failures stay until
 * the user retries.
 */
const swrConfig = {
  provider: () => new Map(),
  errorRetryInterval: 2000,
  shouldRetryOnError: (error: ApiError) => error.status === 0 || error.status === 503,
}

/** Opens the sign-in page when the session ends. Signing in then returns to this page, unless the user had signed out. */
function SessionWatch() {
  const session = useSession()
  const router = useRouter()
  const pathname = usePathname()
  useEffect(() => {
    if (session.phase !== 'out') return
    router.replace(session.signedOut ? ADMIN_PATHS.login : loginPath(pathname + location.search))
  }, [session, router, pathname])
  return null
}

/** Wraps every guarded page: SWR settings, and the redirect when the session ends. */
export function SessionFrame({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={swrConfig}>
      <SessionWatch />
      {children}
    </SWRConfig>
  )
}
