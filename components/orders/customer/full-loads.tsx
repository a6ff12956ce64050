'use client'

import { useEffect } from 'react'

/**
 * Makes all links to other pages full loads, because the router would keep the page and show it again on the way back, as
 * it was. A page that the browser itself has kept is loaded again.
 */
export function FullLoads() {
  useEffect(() => {
    // In front of React's own listener, so that the browser follows the link.
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      // The menu's button is a link within the page, and a photo opens over it.
      const staysHere = link?.getAttribute('href')?.startsWith('#') || link?.hasAttribute('aria-haspopup')
      if (link && !staysHere) event.stopPropagation()
    }
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    document.addEventListener('click', follow, true)
    addEventListener('pageshow', renew)
    return () => {
      document.removeEventListener('click', follow, true)
      removeEventListener('pageshow', renew)
    }
  }, [])
  return null
}
