import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server } from 'node:http'
import { PROBLEM_CONTENT_TYPE, problemBody, type ProblemCode } from '@/lib/api/problems'
import { log } from '@/lib/platform/log'
import { API_METHODS, isUnder, PAGE_METHODS } from '@/lib/server/request/normalize'

/** Returns an error response: JSON under /api, one line of text elsewhere. */
export function errorResponse(
  code: ProblemCode,
  path: string,
  requestId: string,
): { status: number; type: string; body: string } {
  const problem = problemBody(code, requestId)
  const { status, message } = problem
  return isUnder(path, '/api')
    ? { status, type: PROBLEM_CONTENT_TYPE, body: JSON.stringify(problem) }
    : { status, type: 'text/plain; charset=utf-8', body: `${message}\n` }
}

const REQUEST_LINE = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ (\/\S*|\*|https?:\/\/\S+) HTTP\/1\.[01]\r?\n/

/** The problems that Node reports by code. Any other input is not HTTP. */
const PROBLEMS: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

/**
 * Returns the response to input that Node could not parse, and logs it. The response is a 405 if only the method is
 * unknown and the request line is valid.
 */
function rawErrorResponse(code = '', packet?: Buffer): string {
  const requestLine = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.exec(packet?.toString('latin1', 0, 8192) ?? '')
  const path = requestLine ? requestLine[1]! : '/'
  const requestId = randomUUID()
  const problem = requestLine ? 'method-not-allowed' : (PROBLEMS[code] ?? 'malformed-request')
  const { status, type, body } = errorResponse(problem, path, requestId)
  log.info({ requestId, status, ...(code && { code }) }, 'request not understood')
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(requestLine ? [`Allow: ${(isUnder(path, '/api') ? API_METHODS : PAGE_METHODS).join(', ')}`] : []),
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/**
 * Responds to input that Node does not turn into a request (not HTTP, headers too large, CONNECT) and closes the connection.
 */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else socket.end(rawErrorResponse(error.code, error.rawPacket))
  })
  server.on('connect', (_request, socket) => {
    socket.end(rawErrorResponse('HPE_INVALID_METHOD', Buffer.from('CONNECT / HTTP/1.1\r\n')))
  })
}
