import path from 'node:path'
import { fallbackNotice } from '@/lib/api/fallback-pages'
import { csvReply } from '@/lib/api/csv'
import { matchesTag, pdfHeaders, respond } from '@/lib/api/replies'
import type { AppError } from '@/lib/platform/app-error'
import { expectedFailure } from '@/lib/platform/failures'
import { problemResponseOf } from '@/lib/api/problems'
import { clientOf, requestIdOf } from '@/lib/api/request'
import { paperFileParam } from '@/lib/papers/schema'
import type { Table } from '@/lib/platform/csv/write-csv'
import { log } from '@/lib/platform/log'
import { networkOf } from '@/lib/platform/limits/network'
import { isDerivedFile, derivePicture } from '@/lib/platform/media/derived-pictures'
import { CACHE_FOREVER, NARROWEST_WEBP, mediaTypeOf, variantPath } from '@/lib/platform/media/picture'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'
import { setContentLength } from '@/lib/platform/runtime/render-context'
import { attachments, isFileName, type Store, uploads } from '@/lib/platform/media/storage'

const PROTECTION = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" }

const PRIVATE = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/** Headers of a store's files, in addition to PROTECTION. */
const HEADERS: Record<Store['name'], Record<string, string>> = {
  uploads: {
    'Cache-Control': CACHE_FOREVER,
    // Feed readers, link previews and pages with an ASSET_BASE_URL of another origin show these files too.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  attachments: { 'Cache-Control': 'no-store', 'Content-Disposition': 'inline', ...PRIVATE },
}

function textResponse(status: 404 | 405 | 503, text: string, headers: Record<string, string> = {}): Response {
  const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(text, { status, headers: { ...PROTECTION, ...textHeaders, ...headers } })
}

/** Returns the 404 for a picture that does not exist or that this visitor may not see. */
export function pictureNotFound(): Response {
  return textResponse(404, 'Görsel bulunamadı.')
}

/** Returns the 405 for methods other than GET and HEAD. */
export function methodNotAllowed(): Response {
  return textResponse(405, 'Yöntem desteklenmiyor.', { Allow: 'GET, HEAD' })
}

/** Serves a file, or returns the response to an expected failure. @throws any other error */
async function withFailures(
  request: Request,
  serve: () => Promise<Response>,
  responseTo = (failure: AppError) => problemResponseOf(failure, requestIdOf(request.headers)),
): Promise<Response> {
  try {
    return await serve()
  } catch (error) {
    const failure = expectedFailure(error)
    if (!failure) throw error
    return responseTo(failure)
  }
}

/** Serves a file derived from a public picture, such as the JPEG for link previews. */
async function serveDerivedFile(request: Request, name: string): Promise<Response> {
  try {
    const bytes = await derivePicture(name, networkOf(clientOf(request.headers)))
    if (!bytes) return pictureNotFound()
    const headers = { ...PROTECTION, ...HEADERS.uploads, 'Content-Type': mediaTypeOf(name) }
    setContentLength(bytes.length)
    return new Response(request.method === 'HEAD' ? null : (bytes as BodyInit), { headers })
  } catch (error) {
    // Compared by name, because the class exists twice (lib/platform/runtime/singleton.ts).
    if (!(error instanceof Error) || error.name !== 'QueueFullError') throw error
    return textResponse(503, 'Şu anda çok fazla görsel hazırlanıyor.', { 'Retry-After': '5' })
  }
}

async function serveStoredFile(request: Request, name: string, store: Store): Promise<Response> {
  if (store === uploads && isDerivedFile(name)) return serveDerivedFile(request, name)
  if (!isFileName(name)) return pictureNotFound()
  const headers: Record<string, string> = { ...PROTECTION, ...HEADERS[store.name] }
  let isCached = false
  if (store === uploads) {
    headers.ETag = `"${name}"`
    const ifNoneMatch = request.headers.get('if-none-match')
    isCached = ifNoneMatch !== null && matchesTag(ifNoneMatch, headers.ETag)
  }
  const needsBody = request.method !== 'HEAD' && !isCached
  const file = needsBody ? await store.storage().open(name) : null
  const size = needsBody ? file?.size : await store.storage().sizeOf(name)
  if (size === null || size === undefined) return pictureNotFound()
  if (isCached) return new Response(null, { status: 304, headers })
  headers['Content-Type'] = mediaTypeOf(name)
  headers['Content-Length'] = String(size)
  setContentLength(size)
  return new Response(file?.stream, { headers })
}

/** Serves a stored file by its name. A public file may be cached forever, a private file not at all. */
export async function servePicture(request: Request, name: string, store: Store = uploads): Promise<Response> {
  const serve = () => serveStoredFile(request, name, store)
  return withFailures(request, serve, (error) => {
    log.warn({ error }, 'stored picture not read')
    return textResponse(503, 'Görsel şu anda gösterilemiyor.', { 'Retry-After': '10' })
  })
}

/**
 * Serves a private photo. Its address ends with its id, followed by 'kucuk' or 'orta' for its narrowest or widest WebP file.
 * `find` returns the photo if the visitor may see it.
 */
export async function servePhoto(
  request: Request,
  [id = '', size, ...rest]: string[],
  find: (id: string) => Promise<PictureFiles | null>,
): Promise<Response> {
  if (rest.length > 0 || !['kucuk', 'orta', undefined].includes(size)) return pictureNotFound()
  const serve = async () => {
    const photo = await find(id)
    if (!photo) return pictureNotFound()
    const width = size === 'orta' ? Math.max(...photo.widths, NARROWEST_WEBP) : NARROWEST_WEBP
    const file = size === undefined ? photo.path : variantPath(photo.path, width)
    return servePicture(request, path.basename(file), attachments)
  }
  return withFailures(request, serve)
}

/** Serves a table as CSV. `find` returns the table if the visitor may see it. */
export async function serveCsv(
  request: Request,
  find: () => Promise<{ name: string; table: Table } | null>,
): Promise<Response> {
  const serve = async () => {
    const found = await find()
    return found ? respond(request, csvReply(found.name, found.table)) : textResponse(404, 'Dosya bulunamadı.')
  }
  return withFailures(request, serve)
}

/** Browsers show a PDF in their own page, whose styles a stricter policy would block. */
const PAPER_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  ...PRIVATE,
}

/** Returns a page that says why there is no PDF. */
function paperUnavailable(
  status: number,
  title: string,
  text: string,
  extraHeaders: Record<string, string> = {},
): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...extraHeaders }
  return new Response(new Uint8Array(fallbackNotice(title, text)), { status, headers })
}

/**
 * Serves the PDF whose address ends with `file`, such as 'quote-1.pdf'. `find` returns it if the visitor may see it. Without
 * a PDF the response is a page, because visitors follow links to the PDF.
 */
export async function servePaper(
  request: Request,
  file: string,
  find: (name: string) => Promise<{ pdf: Uint8Array; fileName: string } | null>,
): Promise<Response> {
  const notFound = () => paperUnavailable(404, 'Belge bulunamadı', 'Bu adreste bir belge yok.')
  const { data: name } = paperFileParam.safeParse(file)
  if (name === undefined) return notFound()
  const serve = async () => {
    const paper = await find(name)
    if (!paper) return notFound()
    const headers = { ...pdfHeaders(paper), ...PAPER_HEADERS }
    setContentLength(paper.pdf.length)
    return new Response(request.method === 'HEAD' ? null : (paper.pdf as BodyInit), { headers })
  }
  return withFailures(request, serve, (failure) => {
    if (failure.code === 'not-found') return notFound()
    const { status, headers } = problemResponseOf(failure, requestIdOf(request.headers))
    const retryAfter = headers.get('Retry-After')
    return paperUnavailable(status, 'Belge açılamadı', failure.message, retryAfter ? { 'Retry-After': retryAfter } : {})
  })
}
