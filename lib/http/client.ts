import type { FieldErrors } from '@/lib/app-error'

/** A call that did not succeed. `message` is the {reason} that screens show behind their own words. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** 0 when no answer came. */
    readonly status: number,
    readonly fields?: FieldErrors,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** `form` is a multipart body, whose type the browser sets with its boundary. */
export type ApiCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
}

export type ApiAnswer<T> = { body: T; headers: Headers }

/** No answer came. The browser's own words are English and differ from one to the next. */
export function unreachable(): ApiError {
  return new ApiError('Sunucuya ulaşılamadı.', 0)
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

/** What a failed answer says: the body's message, else its title, else the raw text, else the status. */
export function failureOf(status: number, text: string): ApiError {
  const body = parse(text)
  const { message, title, errors } =
    typeof body === 'object' && body !== null
      ? (body as { message?: unknown; title?: unknown; errors?: FieldErrors })
      : {}
  const reason = textOf(message) || textOf(title) || text || `HTTP error! status: ${status}`
  return new ApiError(reason, status, errors)
}

/**
 * The body of a successful answer; of a 204 an empty object.
 * @throws {ApiError} when it is no JSON
 */
export function bodyOf(status: number, text: string): unknown {
  const body = status === 204 ? {} : parse(text)
  if (body === undefined) throw new ApiError('Sunucudan geçerli bir yanıt alınamadı.', status)
  return body
}

/** Headers and body of a call as they are sent. */
export function sentBy({ json, form, headers }: ApiCall): {
  headers: Record<string, string>
  body?: string | FormData
} {
  const sent: Record<string, string> = { Accept: 'application/json', ...headers }
  if (json === undefined) return { headers: sent, body: form }
  return { headers: { ...sent, 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
}

/**
 * Calls the API from the browser.
 * @throws {ApiError}
 */
export async function requestApi<T>(path: string, call: ApiCall = {}): Promise<ApiAnswer<T>> {
  const { headers, body } = sentBy(call)
  const response = await fetch(path, { method: call.method ?? 'GET', headers, body }).catch(() => {
    throw unreachable()
  })
  const text = await response.text().catch(() => '')
  if (!response.ok) throw failureOf(response.status, text)
  return { body: bodyOf(response.status, text) as T, headers: response.headers }
}

/**
 * Calls the API from the browser and returns the parsed body; of a 204 an empty object.
 * @throws {ApiError}
 */
export async function callApi<T>(path: string, call?: ApiCall): Promise<T> {
  return (await requestApi<T>(path, call)).body
}
