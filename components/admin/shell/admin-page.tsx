import type { ReactNode } from 'react'
import { SessionGate } from '@/components/admin/session/session-gate'

type AdminPageProps = {
  title: string
  /** Beside the title, such as counts; reads with the session, like the page's body. */
  note?: ReactNode
  children: ReactNode
}

/** A page of the panel: its title, and its body once the browser's session is known. */
export function AdminPage({ title, note, children }: AdminPageProps) {
  return (
    <>
      <div className="mb-6 flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-panel py-2">
        <h1 className="text-h2 leading-[1.2] tracking-normal">{title}</h1>
        {note && (
          <div className="text-ink-2">
            <SessionGate waiting={null}>{note}</SessionGate>
          </div>
        )}
      </div>
      <div className="px-panel pb-16">
        <SessionGate waiting={<output>Yükleniyor…</output>}>{children}</SessionGate>
      </div>
    </>
  )
}
