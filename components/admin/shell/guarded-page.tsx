import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { AdminUnavailable } from '@/components/admin/shell/admin-unavailable'
import { requireAdminPage } from '@/lib/auth/page-guard'
import { answerWith } from '@/lib/runtime/render-context'
import { expectedFailure } from '@/lib/http/failures'

/**
 * A page of the panel at `path`: rendered for a living session alone, whatever stood before it. With the database away
 * it answers 503 and keeps the cookie: nobody is signed out by an outage.
 */
export function guardedPage(path: string, render: () => ReactNode) {
  return async function Page(): Promise<ReactNode> {
    try {
      await requireAdminPage(path)
    } catch (error) {
      unstable_rethrow(error)
      if (expectedFailure(error)?.code !== 'database-unavailable') throw error
      answerWith(503)
      return <AdminUnavailable />
    }
    return render()
  }
}
