import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { signIn } from './support.mjs'

/** Size limits with gzip, in KB: the document of a page, and the scripts of a public page or of a panel page. */
const BUDGET = { document: 32, site: 155, admin: 220 }

const OLD_BROWSERS = /<script[^>]*\snomodule[^>]*>/gi
const SCRIPT = /\/_next\/static\/chunks\/[\w.~-]+\.js/g

/** Measures the size of pages: the document as an administrator gets it, and the scripts that it loads. */
export async function measureJavaScript(sites, pages) {
  const rows = []
  for (const [name, page] of Object.entries(pages))
    for (const [side, { origin, buildFolder }] of Object.entries(sites)) {
      const isAdmin = page.startsWith('/admin')
      const { headers } = isAdmin ? await signIn(origin) : {}
      const html = await (await fetch(origin + page, { headers })).text()
      const scripts = new Set(html.replace(OLD_BROWSERS, '').match(SCRIPT))
      const sizes = [...scripts].map((url) => gzipBytes(path.join(buildFolder, url.replace('/_', '/.'))))
      const kilobytes = {
        document: gzipSync(html).length / 1024,
        scripts: sizes.reduce((sum, size) => sum + size, 0) / 1024,
      }
      const share = Math.max(
        kilobytes.document / BUDGET.document,
        kilobytes.scripts / (isAdmin ? BUDGET.admin : BUDGET.site),
      )
      rows.push({
        ne: name,
        taraf: side,
        'belge KB': kilobytes.document,
        'betik KB': kilobytes.scripts,
        dosya: sizes.length,
        'bütçe payı': share,
      })
    }
  return rows
}

const gzipBytes = (file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
