import type { ReactNode } from 'react'
import { SessionFrame } from '@/components/admin/shell/session-frame'

/** Frame of previews, in the site's typography instead of the panel's. */
export default function AdminPreviewLayout({ children }: { children: ReactNode }) {
  return (
    <SessionFrame>
      {/* Places the header below the preview's band, which is sticky in wide windows. */}
      <div className="text-(length:--t0) leading-[1.55] sm:[&>header]:top-12">{children}</div>
    </SessionFrame>
  )
}
