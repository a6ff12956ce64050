'use client'

import { useEffect } from 'react'

/** Tells the page's starter (lib/server/render/deferred-scripts.ts) that its controls answer from now on. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
