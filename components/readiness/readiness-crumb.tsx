import type { ReactNode } from 'react'
import { Crumb } from '@/components/admin/shell/crumb'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed } from '@/lib/access/roles'
import { isReadinessClosed } from '@/lib/readiness/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** Returns the link back to the launch checklist ('Yayına hazırlık'), or null once the checklist is closed. */
export async function readinessCrumb(session: AdminSession): Promise<ReactNode> {
  if (!isAllowed(session, 'settings') || (await isReadinessClosed())) return null
  return <Crumb href={ADMIN_PATHS.readiness}>Yayına hazırlık</Crumb>
}
