import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv from 'sirv'

/** Answers for a file that was there at the start and cannot be read any more. Nothing is sent yet. */
type AnswerUnreadable = (error: NodeJS.ErrnoException) => void

/** Serves the file at a path. Returns whether there is one. */
export type ServeStatic = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  answerUnreadable: AnswerUnreadable,
) => boolean

const YEAR_S = 31_536_000
const HOUR_S = 3600

function folder(dir: string, maxAgeS: number, immutable: boolean) {
  return sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    maxAge: maxAgeS,
    immutable,
    // The one content type that sirv does not know.
    setHeaders: (response, path) => {
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    },
  })
}

/**
 * Holds the head back until the file gives its first bytes, because sirv writes it before it opens the file. Takes the
 * error of the file's stream, which sirv leaves to nobody: it would end the process. Returns how to undo both.
 */
function waitForFile(response: ServerResponse, answerUnreadable: AnswerUnreadable): () => void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  let held: unknown[] | null = null
  response.writeHead = (...head: unknown[]) => {
    // Node calls it again before the first bytes, and at the end of a response without any.
    if (held) return writeHead(...held)
    held = head
    return response
  }
  const watch = (file: Readable) => {
    file.once('error', (error) => {
      undo()
      if (response.headersSent) response.destroy()
      else answerUnreadable(error)
    })
  }
  const undo = () => {
    response.writeHead = writeHead
    response.off('pipe', watch)
  }
  response.once('pipe', watch)
  return undo
}

/**
 * Serves Next's hashed assets and the files of public/, using the compressed copies that the build wrote beside them.
 * Lists both folders once, at the start.
 */
export function staticFiles(root: string): ServeStatic {
  const prefix = '/_next/static'
  const assets = folder(join(root, '.next/static'), YEAR_S, true)
  const compressed = join(root, 'dist/public')
  const files = folder(existsSync(compressed) ? compressed : join(root, 'public'), HOUR_S, false)
  return (request, response, path, answerUnreadable) => {
    // Range requests are not worth their pitfalls for such small files.
    delete request.headers.range
    const { url } = request
    const isAsset = path.startsWith(`${prefix}/`)
    const undo = waitForFile(response, answerUnreadable)
    let found = true
    request.url = isAsset ? path.slice(prefix.length) : path
    ;(isAsset ? assets : files)(request, response, () => {
      found = false
      undo()
    })
    request.url = url
    return found
  }
}
