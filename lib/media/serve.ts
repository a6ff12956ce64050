import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { matchesTag } from '@/lib/http/etag'
import { announceLength } from '@/lib/runtime/render-context'
import { storedFile } from '@/lib/media/storage'

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' }

const PROTECTION = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Feed readers, link previews and an ASSET_BASE_URL of another origin show them too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

function plain(status: 404 | 405, text: string, headers: Record<string, string> = {}): Response {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(text, { status, headers: { ...PROTECTION, ...type, ...headers } })
}

/** Returns the 404 for addresses under /uploads that are not a stored picture. */
export function noUpload(): Response {
  return plain(404, 'Görsel bulunamadı.')
}

/** Returns the 405 for other methods than GET and HEAD. */
export function noSuchMethod(): Response {
  return plain(405, 'Yöntem desteklenmiyor.', { Allow: 'GET, HEAD' })
}

/** Refuses links, which may lead out of the folder, and does not wait for a pipe. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** Error codes of open() for a missing file and for a link. */
const NO_FILE_CODES = new Set(['ENOENT', 'ELOOP'])

async function openFile(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, FLAGS)
  } catch (error) {
    if (NO_FILE_CODES.has((error as { code?: string }).code ?? '')) return null
    throw error
  }
}

/** Serves a stored file by its name. It is cacheable forever, because a name is never reused. */
export async function serveUpload(request: Request, name: string): Promise<Response> {
  const file = storedFile(name)
  const handle = file && (await openFile(file))
  if (!handle) return noUpload()
  let isSending = false
  try {
    const found = await handle.stat()
    if (!found.isFile()) return noUpload()
    const tag = `"${name}"`
    const headers: Record<string, string> = {
      ...PROTECTION,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: tag,
    }
    const known = request.headers.get('if-none-match')
    if (known && matchesTag(known, tag)) return new Response(null, { status: 304, headers })
    headers['Content-Type'] = TYPES[name.slice(name.lastIndexOf('.') + 1)]!
    headers['Content-Length'] = String(found.size)
    announceLength(found.size)
    if (request.method === 'HEAD') return new Response(null, { headers })
    isSending = true
    return new Response(Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>, { headers })
  } finally {
    if (!isSending) await handle.close()
  }
}
