import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'

/** Pages are rendered on demand: our page cache stores them, and the build has neither database nor variables. */
export const dynamic = 'force-dynamic'

/** Frame of every public page, after a skip link. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#icerik" className="absolute -left-[999px] bg-paper px-4 py-3 focus:top-4 focus:left-4 focus:z-99">
        İçeriğe geç
      </a>
      <SiteFrame>{children}</SiteFrame>
    </>
  )
}
