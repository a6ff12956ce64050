'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

/**
 * Tells style sheets and the page starter (lib/server/render/page-starter.ts) that React has hydrated the page, and the view
 * counter that the router has shown another page.
 */
export function HydrationMarker() {
  const path = usePathname()
  // In a layout effect: an immediate 'back' would otherwise count the view for the wrong page.
  useLayoutEffect(() => {
    if ('hydrated' in document.documentElement.dataset) dispatchEvent(new Event('navigated'))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each page
  }, [path])
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
