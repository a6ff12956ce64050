import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { isIconPath } from '@/lib/settings/urls'

/** Serves the file at a path. Returns whether there is one. */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

const YEAR_S = 31_536_000
const HOUR_S = 3600

function serveFolder(folder: string, maxAgeS: number, immutable: boolean) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    maxAge: maxAgeS,
    immutable,
    setHeaders: (response, path) => {
      // sirv does not know this content type.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
      // The owner's icon may replace it at any time.
      if (isIconPath(path)) response.setHeader('Cache-Control', 'no-cache')
    },
  })
}

/**
 * Serves Next's hashed assets and the files of public/, using the compressed copies that the build wrote.
 * Lists both folders once, at the start.
 */
export function staticFiles(root: string): ServeStatic {
  const prefix = '/_next/static'
  const assets = serveFolder(join(root, '.next/static'), YEAR_S, true)
  const compressedFolder = join(root, 'dist/public')
  const files = serveFolder(existsSync(compressedFolder) ? compressedFolder : join(root, 'public'), HOUR_S, false)
  return (request, response, path) => {
    // Range requests are not worth their pitfalls for such small files.
    delete request.headers.range
    const { url } = request
    const isAsset = path.startsWith(`${prefix}/`)
    // sirv does not handle an error of the file's stream, which would end the process.
    const closeOnError = (file: Readable) => void file.once('error', () => response.destroy())
    response.once('pipe', closeOnError)
    let isFound = true
    request.url = isAsset ? path.slice(prefix.length) : path
    ;(isAsset ? assets : files)(request, response, () => {
      isFound = false
      response.off('pipe', closeOnError)
    })
    request.url = url
    return isFound
  }
}
