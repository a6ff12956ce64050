import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server } from 'node:http'
import { log } from '@/lib/runtime/log'
import { isUnder } from '@/lib/server/request/normalize'

type Refusal = { title: string; message: string }

/** What the front refuses by itself, in words for a person. */
const REFUSALS: Record<number, Refusal> = {
  400: { title: 'Geçersiz istek', message: 'İstek anlaşılamadı.' },
  403: { title: 'İzin verilmedi', message: 'Bu form yalnızca kendi sayfasından gönderilebilir.' },
  404: { title: 'Bulunamadı', message: 'Aradığınız dosya bulunamadı (404).' },
  405: { title: 'Yöntem desteklenmiyor', message: 'Bu adres bu yöntemi desteklemiyor.' },
  408: { title: 'Süre doldu', message: 'İstek zamanında tamamlanmadı.' },
  413: { title: 'Çok büyük', message: 'Gönderilen veri çok büyük.' },
  415: { title: 'Desteklenmeyen biçim', message: 'Gönderilen içeriğin biçimi desteklenmiyor.' },
  431: { title: 'Başlıklar çok büyük', message: 'İsteğin başlıkları çok büyük.' },
}

/** The body of a refusal and its media type: a problem in JSON under /api, one line of text elsewhere. */
export function refusal(status: number, path: string, requestId: string): { type: string; body: string } {
  const { title, message } = REFUSALS[status] ?? {
    title: STATUS_CODES[status] ?? '',
    message: STATUS_CODES[status] ?? '',
  }
  if (!isUnder(path, '/api')) return { type: 'text/plain; charset=utf-8', body: `${message}\n` }
  const problem = { type: 'about:blank', title, status, message, requestId }
  return { type: 'application/problem+json; charset=utf-8', body: JSON.stringify(problem) }
}

const METHOD_LINE = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ (\/\S*|\*|https?:\/\/\S+) HTTP\/1\.[01]\r?\n/

/**
 * What to write to a socket whose bytes Node could not read, before it is closed, and a line in the log. A request that is whole but for a
 * method nobody knows is a 405; anything else is no HTTP.
 */
export function rawRefusal(code: string | undefined, packet: Buffer | undefined): string {
  const line = code === 'HPE_INVALID_METHOD' && METHOD_LINE.exec(packet?.toString('latin1', 0, 8192) ?? '')
  const byCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
  const status = line ? 405 : (byCode[code ?? ''] ?? 400)
  const path = line ? line[1]! : '/'
  const requestId = randomUUID()
  const { type, body } = refusal(status, path, requestId)
  log.info({ requestId, status, ...(code && { code }) }, 'request not understood')
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(line ? [`Allow: ${isUnder(path, '/api') ? 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' : 'GET, HEAD'}`] : []),
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Answers what never becomes a request: bytes that are no HTTP, headers too large, CONNECT. The connection is closed. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else socket.end(rawRefusal(error.code, error.rawPacket))
  })
  server.on(
    'connect',
    (_request, socket) => void socket.end(rawRefusal('HPE_INVALID_METHOD', Buffer.from('CONNECT / HTTP/1.1\r\n'))),
  )
}
