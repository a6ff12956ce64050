import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** Serves the file that a path names; false when there is none. */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

const YEAR = 31_536_000
const HOUR = 3600

function folder(dir: string, maxAge: number, immutable: boolean) {
  return sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    maxAge,
    immutable,
    // The one type that sirv does not know.
    setHeaders: (response, path) => {
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    },
  })
}

/**
 * Serves Next's hashed assets and the files of public/, with the compressed twins that the build laid beside them.
 * Both folders are listed once, at the start.
 */
export function staticFiles(root: string): ServeStatic {
  const prefix = '/_next/static'
  const assets = folder(join(root, '.next/static'), YEAR, true)
  const compressed = join(root, 'dist/public')
  const files = folder(existsSync(compressed) ? compressed : join(root, 'public'), HOUR, false)
  return (request, response, path) => {
    // Ranges of such small files are not worth their pitfalls.
    delete request.headers.range
    const { url } = request
    const isAsset = path.startsWith(`${prefix}/`)
    let found = true
    request.url = isAsset ? path.slice(prefix.length) : path
    ;(isAsset ? assets : files)(request, response, () => {
      found = false
    })
    request.url = url
    return found
  }
}
