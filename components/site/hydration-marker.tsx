'use client'

import { useEffect } from 'react'

/** Tells style sheets and the page starter (lib/server/render/page-starter.ts) that React has taken over the page. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
