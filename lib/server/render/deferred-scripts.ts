import { PAGE_STARTER } from '@/lib/server/render/page-starter'

const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Defers a page's scripts: the browser fetches them after the `load` event and runs them on the first user interaction,
 * or after a short delay. Pages work without scripts, so on a phone the text and the first picture get network and
 * processor first. Scripts for old browsers (`noModule`) stay in place.
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source!)
  if (sources.length === 0) return html
  const starter = `<script>${PAGE_STARTER}(${JSON.stringify(sources)})</script>`
  return html
    .replace(ASYNC_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace('</body>', () => `${starter}</body>`)
}
