import type { ReactNode } from 'react'
import { SkipLink } from '@/components/site/frame/skip-link'
import { SiteFrame } from '@/components/site/frame/site-frame'

/** Pages are rendered on demand: our page cache stores them, and the build has neither database nor variables. */
export const dynamic = 'force-dynamic'

/** Frame of every public page, after a skip link. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteFrame>{children}</SiteFrame>
    </>
  )
}
