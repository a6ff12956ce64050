import type { ReactNode } from 'react'
import { SessionFrame } from '@/components/admin/shell/session-frame'

/** Pages as the public will see them, in the site's type instead of the panel's. */
export default function AdminPreviewLayout({ children }: { children: ReactNode }) {
  return (
    <SessionFrame>
      {/* The header stands below the band, which stays in view on a wide window. */}
      <div className="text-(length:--t0) leading-[1.55] sm:[&>header]:top-12">{children}</div>
    </SessionFrame>
  )
}
