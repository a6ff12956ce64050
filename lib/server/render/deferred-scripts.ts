import { PAGE_STARTER } from '@/lib/server/render/page-starter'

const LOADED = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const PRELOADED = /<link rel="preload" as="script"[^>]*>/g

/**
 * Makes a page's scripts wait: they are fetched with the `load` event and run with the first sign of a person, at most a
 * moment later. Pages are whole without scripts; on a telephone letters and the first picture have line and processor for
 * themselves. Those for old browsers stay where they are (`noModule`).
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(LOADED)].map(([, source]) => source!)
  if (sources.length === 0) return html
  const starter = `<script>${PAGE_STARTER}(${JSON.stringify(sources)})</script>`
  return html
    .replace(LOADED, '')
    .replace(PRELOADED, '')
    .replace('</body>', () => `${starter}</body>`)
}
