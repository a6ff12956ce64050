import type { ReactNode } from 'react'
import { FloatingContact } from '@/components/site/frame/floating-contact'
import { Footer } from '@/components/site/frame/footer'
import { SiteHeader } from '@/components/site/frame/header'
import { HydrationMarker } from '@/components/site/frame/hydration-marker'

/** Frame of every public page: header, footer, floating buttons. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="icerik">
        <div className="relative mx-auto max-w-316 border-line lg:border-r lg:max-3xl:mr-19 wide:border-l">
          {children}
        </div>
      </main>
      {/* Padding for the bar at the bottom of narrow windows, which would cover the footer's last line. */}
      <div className="below-fold max-lg:pb-14.25 print:pb-0">
        <Footer />
      </div>
      <FloatingContact />
      <HydrationMarker />
    </>
  )
}
