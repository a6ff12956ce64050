import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'

/** Next renders on demand, because our page cache keeps the pages and the build has neither database nor variables. */
export const dynamic = 'force-dynamic'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
