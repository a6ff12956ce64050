'use client'

import { useEffect } from 'react'

/**
 * Makes links to other pages load in full, because the router would show an outdated order when the visitor goes back. A
 * page from the browser's back/forward cache is reloaded.
 */
export function FullPageLinks() {
  useEffect(() => {
    // Runs before React's listener, so that the browser follows the link.
    const leaveToBrowser = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      // 'Karara git' links within the page, and a photo opens in a dialog.
      const isWithinPage = link?.getAttribute('href')?.startsWith('#') || link?.hasAttribute('aria-haspopup')
      if (link && !isWithinPage) event.stopPropagation()
    }
    const reloadIfCached = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    document.addEventListener('click', leaveToBrowser, true)
    addEventListener('pageshow', reloadIfCached)
    return () => {
      document.removeEventListener('click', leaveToBrowser, true)
      removeEventListener('pageshow', reloadIfCached)
    }
  }, [])
  return null
}
