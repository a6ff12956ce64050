import type { PageRules } from '@/lib/server/render/page-rules'
import { pageStarterFor } from '@/lib/server/render/page-starter'
import { VIEW_COUNTER } from '@/lib/server/render/view-counter'

const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g
/** The fonts of all pages. */
const FONT = /url\((\/_next\/static\/media\/barlow-[^)]+)\)/g
/** The last element of a header: the menu, or the phone number on a customer's page. */
const HEADER_END = / id="(menu|telefon)"/
/** Delays the first paint until the header is there, because the browser would otherwise paint an empty page first. */
const waitFor = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/>`
/** The data that Next's router reads. */
const DATA_SCRIPT = /<script>((?:self\.__next_f|\(self\.__next_f=)[\s\S]*?)<\/script>/g

export type FirstView = {
  pageRules: PageRules
  /** Whether the page reports when it is viewed. */
  isCounted: boolean
  /** Stores the data of a page as a file and returns its address. Without `keepData` the data stays in the page. */
  keepData?: (script: string) => string
}

/**
 * Reduces a page to what its first view needs. Its scripts, the data that they read and its style sheets are fetched by
 * page-starter.ts after `load` or the first interaction; until then the page has the rules that it needs, and is complete.
 * Without scripts the sheets are loaded as usual. Scripts for old browsers (`noModule`) stay unchanged.
 */
export function withFirstView(html: string, { pageRules, isCounted, keepData }: FirstView): string {
  const scripts = capturesOf(html, ASYNC_SCRIPT)
  if (scripts.length === 0) return html
  let page = html.replace(ASYNC_SCRIPT, '').replace(SCRIPT_PRELOAD, '')
  const dataScripts = keepData ? capturesOf(html, DATA_SCRIPT) : []
  if (dataScripts.length > 0) page = page.replace(DATA_SCRIPT, '')
  const data = dataScripts.length > 0 ? keepData!(dataScripts.join(';')) : null
  const sheets = capturesOf(page, STYLE_SHEET)
  const rules = pageRules(sheets, page)
  if (rules !== null) {
    const links = page.match(STYLE_SHEET)!.join('')
    const headerEnd = HEADER_END.exec(page)?.[1]
    const waitForHeader = headerEnd ? waitFor(headerEnd) : ''
    page = page
      .replace(STYLE_SHEET, '')
      .replace('</head>', () => `${waitForHeader}<style>${rules}</style><noscript>${links}</noscript></head>`)
      .replace('</body>', () => `${capturesOf(rules, FONT).map(preloadOf).join('')}</body>`)
  }
  const starter = pageStarterFor({ scripts, data, sheets: rules === null ? [] : sheets })
  const counter = isCounted ? `;${VIEW_COUNTER}` : ''
  return page.replace('</body>', () => `<script>${starter}${counter}</script></body>`)
}

const preloadOf = (font: string) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin=""/>`

const capturesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, capture]) => capture!)
