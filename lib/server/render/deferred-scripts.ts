import { pageStarterFor } from '@/lib/server/render/page-starter'
import { VIEW_COUNTER } from '@/lib/server/render/view-counter'

const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Defers a page's scripts: page-starter.ts fetches them after `load` and runs them on the first user interaction, or
 * shortly after. Until then fonts and the first picture have a phone's network and processor to themselves; pages are
 * complete without scripts. Scripts for old browsers (`noModule`) stay where they are. A page that `isCounted` says when it
 * is seen.
 */
export function deferScripts(html: string, isCounted = false): string {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source!)
  if (sources.length === 0) return html
  const starter = `<script>${pageStarterFor(sources)}${isCounted ? `;${VIEW_COUNTER}` : ''}</script>`
  return html
    .replace(ASYNC_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace('</body>', () => `${starter}</body>`)
}
