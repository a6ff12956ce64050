import type { ApiPath, GetPath } from '@/lib/api/paths'
import type { Signature } from '@/lib/api/route'
import type { FieldErrors } from '@/lib/platform/app-error'

/** A failed API call. Screens show `message` after their own text. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** 0 if there was no response. */
    readonly status: number,
    readonly fields?: FieldErrors,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

export type CallOptions = {
  headers?: Record<string, string>
  /** How long the response may take; for an upload, how long there may be no progress. */
  timeoutMs?: number
}

export type ApiCall = CallOptions & {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  /** A multipart body. The browser sets its content type. */
  form?: FormData
  /** Returns the body as a file, unparsed. */
  asFile?: boolean
}

/** The calls of a path by their methods. */
export type Calls = Record<string, Signature>

/** A call of a declared route, whose body has the declared type. */
export type TypedCall<C extends Calls, M extends keyof C> = CallOptions & { method: M } & C[M]['body']

/** How long a visitor's form waits for its response. */
export const RESPONSE_TIMEOUT_MS = 30_000

type ApiAnswer<T> = { body: T; headers: Pick<Headers, 'get'> }
type AnswerPromise<C extends Calls, M extends keyof C> = Promise<ApiAnswer<C[M]['answer']>>

/** `fetch` with a typed JSON body, as the route of the path declares it. */
export function fetchApi<T>(path: GetPath<T>, init: RequestInit) {
  return fetch(path, init) as Promise<Omit<Response, 'json'> & { json: () => Promise<T> }>
}

export const TIMEOUT_MESSAGE = 'Sunucu zamanında yanıt vermedi.'

/** Returns the error for a missing response. The messages of browsers are English and differ. */
function unreachableError(): ApiError {
  return new ApiError('Sunucuya ulaşılamadı.', 0)
}

/** Whether the same call may succeed later: after a network failure, an overload or a server error, but not after a refusal. */
export function mayRetry({ status }: ApiError): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * Returns the error for a failed response. Its text is the body's message, the body's title, the raw text or the status.
 */
function failureOf(status: number, text: string): ApiError {
  const body = parse(text)
  const { message, title, errors } =
    typeof body === 'object' && body !== null
      ? (body as { message?: unknown; title?: unknown; errors?: FieldErrors })
      : {}
  const reason = textOf(message) || textOf(title) || text || `HTTP error! status: ${status}`
  return new ApiError(reason, status, errors)
}

/**
 * Returns the body of a successful response, if it has one.
 * @throws {ApiError} if it is not JSON
 */
function bodyOf(status: number, text: string): unknown {
  if (status === 202 || status === 204) return undefined
  const body = parse(text)
  if (body === undefined) throw new ApiError('Sunucudan geçerli bir yanıt alınamadı.', status)
  return body
}

/** Returns the headers and body of a call. */
function requestOf({ json, form, headers }: ApiCall): { headers: Record<string, string>; body?: string | FormData } {
  const allHeaders: Record<string, string> = { Accept: 'application/json', ...headers }
  if (json === undefined) return { headers: allHeaders, body: form }
  return { headers: { ...allHeaders, 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
}

/**
 * Makes a call whose body and response have no types.
 * @throws {ApiError}
 */
export async function send(path: string, call: ApiCall = {}): Promise<ApiAnswer<unknown>> {
  if (call.timeoutMs === undefined) return request(path, call)
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), call.timeoutMs)
  try {
    return await request(path, call, timeout.signal)
  } catch (error) {
    throw timeout.signal.aborted ? new ApiError(TIMEOUT_MESSAGE, 0) : error
  } finally {
    clearTimeout(timer)
  }
}

async function request(path: string, call: ApiCall, signal?: AbortSignal): Promise<ApiAnswer<unknown>> {
  const { headers, body } = requestOf(call)
  const response = await fetch(path, { method: call.method ?? 'GET', headers, body, signal }).catch(() => {
    throw unreachableError()
  })
  if (call.asFile && response.ok) {
    const file = await response.blob().catch(() => {
      throw unreachableError()
    })
    return { body: file, headers: response.headers }
  }
  const bodyText = await response.text().catch(() => '')
  if (!response.ok) throw failureOf(response.status, bodyText)
  return { body: bodyOf(response.status, bodyText), headers: response.headers }
}

/**
 * Calls a declared route from the browser. A 202 or 204 has no body.
 * @throws {ApiError}
 */
export function callApi<C extends Calls, M extends keyof C>(path: ApiPath<C>, call: TypedCall<C, M>) {
  return send(path, call as ApiCall) as AnswerPromise<C, M>
}

/**
 * Makes a call like `send` and reports the fraction of the body that has been sent, from 0 to 1, which `fetch` cannot do.
 * @throws {ApiError}
 */
export function upload(
  path: string,
  call: ApiCall,
  onProgress: (fraction: number) => void,
): Promise<ApiAnswer<unknown>> {
  const { headers, body } = requestOf(call)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const restartTimer = () => {
      clearTimeout(timer)
      if (call.timeoutMs) timer = setTimeout(() => request.abort(), call.timeoutMs)
    }
    request.open(call.method ?? 'POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => {
      restartTimer()
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('loadend', () => clearTimeout(timer))
    request.addEventListener('error', () => reject(unreachableError()))
    request.addEventListener('abort', () => reject(unreachableError()))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status < 200 || status > 299) return reject(failureOf(status, responseText))
      const headers = { get: (name: string) => request.getResponseHeader(name) }
      try {
        resolve({ body: bodyOf(status, responseText), headers })
      } catch (error) {
        reject(error)
      }
    })
    request.send(body)
    restartTimer()
  })
}

/**
 * Makes a call like `callApi` and reports progress like `upload`.
 * @throws {ApiError}
 */
export function uploadToApi<C extends Calls, M extends keyof C>(
  path: ApiPath<C>,
  call: TypedCall<C, M>,
  onProgress: (fraction: number) => void,
) {
  return upload(path, call as ApiCall, onProgress) as AnswerPromise<C, M>
}
