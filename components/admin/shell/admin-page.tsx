import type { Metadata } from 'next'
import { redirect, unstable_rethrow } from 'next/navigation'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { SessionGate } from '@/components/admin/session/session'
import { Forbidden } from '@/components/admin/shell/forbidden'
import { PAGE_HEADER_CLASS, PAGE_TITLE_CLASS } from '@/components/admin/shell/page-header'
import { PageHeaderArea, PageHeaderSlot } from '@/components/admin/shell/page-header-action'
import { RetryLink } from '@/components/site/failures/retry-link'
import { Alert } from '@/components/ui/alert'
import { managerNames } from '@/lib/accounts/managers'
import { requirePageSession } from '@/lib/accounts/page-session'
import { isAllowed } from '@/lib/access/roles'
import { SCREEN_ACCESS } from '@/lib/access/screen-access'
import type { GuardedPath } from '@/lib/site/screens'
import type { AdminSession } from '@/lib/access/admin-session'
import { expectedFailure } from '@/lib/platform/failures'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** Title of an admin page, to which app/admin/layout.tsx adds the company's name. Search engines must not index it. */
export function adminMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } }
}

/**
 * Makes the admin page at `path`, which is rendered only for a session that may open it. Other roles get 403. Without the
 * database it answers 503 and keeps the cookie, so that an outage signs nobody out. `Frame` wraps these error pages in layouts
 * without a main area.
 */
export function guardedPage<Props = object>(
  path: GuardedPath,
  render: (props: Props, session: AdminSession) => ReactNode | Promise<ReactNode>,
  Frame: ComponentType<{ children: ReactNode }> = Fragment,
) {
  return async function Page(props: Props): Promise<ReactNode> {
    let session: AdminSession
    let managers: string[] = []
    try {
      session = await requirePageSession(path)
      if (isAllowed(session, SCREEN_ACCESS[path])) return await render(props, session)
      managers = await managerNames()
    } catch (error) {
      unstable_rethrow(error)
      if (expectedFailure(error)?.code !== 'database-unavailable') throw error
      setPageStatus(503)
      return (
        <Frame>
          <AdminUnavailable />
        </Frame>
      )
    }
    if (session.mustAddSecondFactor) redirect(ADMIN_PATHS.account)
    setPageStatus(403)
    return (
      <Frame>
        <Forbidden path={path} role={session.role} managers={managers} />
      </Frame>
    )
  }
}

/** The main area, for layouts without one. */
export function MainArea({ children }: { children: ReactNode }) {
  return <main id="icerik">{children}</main>
}

type AdminPageProps = {
  title: ReactNode
  /** Link to the screen above this one, before the title (`Crumb`). */
  crumb?: ReactNode
  /** Note next to the title, such as counts. Like the body, it needs the session. */
  note?: ReactNode
  /** Whether the screen shows its actions in place of the note (`PageHeaderAction`). */
  hasActions?: boolean
  /** Whether title and note share one row on a narrow window. */
  isCompact?: boolean
  children: ReactNode
}

/**
 * Title and body of an admin page. The body is rendered when the browser's session is known. It has no wrapper element, because
 * a wrapper would move (a layout shift) when the loaded name or note changes the height of the title.
 */
export function AdminPage(props: AdminPageProps) {
  const { title, crumb, hasActions, note = hasActions && <PageHeaderSlot />, isCompact = false, children } = props
  return (
    <PageHeaderArea>
      <div className="px-admin pb-16">
        <div
          className={`-mx-admin ${PAGE_HEADER_CLASS} ${isCompact ? 'max-lg:min-h-15 max-lg:flex-nowrap max-lg:gap-x-1 max-lg:py-0 max-lg:pl-1' : ''}`}>
          <div className={`flex items-center ${isCompact ? 'gap-x-4 max-lg:gap-x-0.5' : 'flex-wrap gap-x-4'}`}>
            {crumb}
            <h1 className={`${PAGE_TITLE_CLASS} ${isCompact ? 'max-sm:text-[1.4375rem]' : ''}`}>{title}</h1>
          </div>
          {note && (
            <div className="text-ink-2">
              <SessionGate waiting={null}>{note}</SessionGate>
            </div>
          )}
        </div>
        <SessionGate waiting={<output>Yükleniyor…</output>}>{children}</SessionGate>
      </div>
    </PageHeaderArea>
  )
}

/**
 * Title and body of an admin page that the server renders completely, for the session of the request's cookie. Printing omits
 * the panel around it.
 */
export function RenderedPage({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <div data-print-alone className="print:*:px-0">
      <div className={PAGE_HEADER_CLASS}>
        <h1 className={PAGE_TITLE_CLASS}>{title}</h1>
        <div className="print:hidden">{action}</div>
      </div>
      <div className="px-admin pb-16 print:pb-0">{children}</div>
    </div>
  )
}

function AdminUnavailable() {
  return (
    <div className="px-admin py-6">
      <h1 className="mb-6 text-h2">Panel şu anda açılamıyor</h1>
      <Alert
        tone="bad"
        title="Hizmet geçici olarak kullanılamıyor."
        text="Oturumunuz açık kalır."
        actions={<RetryLink />}
      />
    </div>
  )
}
