import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'

/** The front keeps the pages, Next renders each on demand: the build needs neither database nor variables. */
export const dynamic = 'force-dynamic'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>
}
