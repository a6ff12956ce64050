import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
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

/** What is under /uploads and no stored picture. */
export function noUpload(): Response {
  return plain(404, 'Görsel bulunamadı.')
}

/** The answer to methods that pictures do not offer. */
export function noSuchMethod(): Response {
  return plain(405, 'Yöntem desteklenmiyor.', { Allow: 'GET, HEAD' })
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    const found = await stat(file)
    return found.isFile() ? found.size : null
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

/** A stored file by its name, for ever cacheable: a name is never used for another content. */
export async function serveUpload(request: Request, name: string): Promise<Response> {
  const file = storedFile(name)
  const size = file && (await sizeOf(file))
  if (!file || size === null) return noUpload()
  const tag = `"${name}"`
  const headers: Record<string, string> = {
    ...PROTECTION,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: tag,
  }
  const known = request.headers.get('if-none-match')?.split(',').map((part) => part.trim().replace(/^W\//, ''))
  if (known?.some((part) => part === tag || part === '*')) return new Response(null, { status: 304, headers })
  headers['Content-Type'] = TYPES[name.slice(name.lastIndexOf('.') + 1)]!
  headers['Content-Length'] = String(size)
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, { headers })
}
