'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Tells style sheets and the page starter (lib/server/render/page-starter.ts) that React has taken over the page, and the
 * view counter beside it that the router has shown another one.
 */
export function HydrationMarker() {
  const path = usePathname()
  useEffect(() => {
    const { dataset } = document.documentElement
    const event = new Event('hydrated' in dataset ? 'navigated' : 'hydrated')
    dataset.hydrated = ''
    dispatchEvent(event)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each page
  }, [path])
  return null
}
