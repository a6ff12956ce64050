'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

/**
 * Tells style sheets and the page starter (lib/server/render/page-starter.ts) that React has taken over the page, and the
 * view counter beside it that the router has shown another one.
 */
export function HydrationMarker() {
  const path = usePathname()
  // With the page, because who goes back at once would be counted there.
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
