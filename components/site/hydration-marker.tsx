'use client'

import { useEffect } from 'react'

/** Tells the page's starter (lib/server/render/deferred-scripts.ts) that its controls answer from now on. */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    dispatchEvent(new Event('awake'))
  }, [])
  return null
}
