/**
 * Runs in the browser, from the inline script of each public page. Like page-starter.ts it is sent as source text. It reports
 * a view of the page, once it has loaded and after each soft navigation (components/site/frame/hydration-marker.tsx), unless
 * the browser asks not to be counted. lib/counts/beacon.ts parses its beacons.
 */
function viewCounter(): void {
  function send({ type }: Event) {
    const referrer = document.referrer.split('/')[2] || ''
    const results = document.querySelector<HTMLElement>('[data-hits]')
    const lines = [location.pathname + location.search, results ? results.dataset.hits : '']
    navigator.sendBeacon('/api/Counts', (type === 'load' ? [...lines, referrer] : lines).join('\n'))
  }
  if (navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  addEventListener('load', send)
  addEventListener('navigated', send)
}

export const VIEW_COUNTER = `(${viewCounter.toString().replaceAll(/^\s+/gm, '')})()`
