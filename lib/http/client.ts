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

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; json?: unknown; headers?: Record<string, string> }

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

/** The body's message, else its title, else the raw text, else the status. */
async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const body = parse(text)
  const { message, title, errors } =
    typeof body === 'object' && body !== null
      ? (body as { message?: unknown; title?: unknown; errors?: FieldErrors })
      : {}
  const reason = textOf(message) || textOf(title) || text || `HTTP error! status: ${response.status}`
  return new ApiError(reason, response.status, errors)
}

/**
 * Calls the API from the browser and returns the parsed body; of a 204 an empty object.
 * @throws {ApiError}
 */
export async function callApi<T>(path: string, { method = 'GET', json, headers }: Call = {}): Promise<T> {
  const sent: Record<string, string> = { Accept: 'application/json', ...headers }
  if (json !== undefined) sent['Content-Type'] = 'application/json'
  const body = json === undefined ? undefined : JSON.stringify(json)
  let response: Response
  try {
    response = await fetch(path, { method, headers: sent, body })
  } catch {
    // The browser's own words are English and differ from one to the next.
    throw new ApiError('Sunucuya ulaşılamadı.', 0)
  }
  if (!response.ok) throw await errorOf(response)
  if (response.status === 204) return {} as T
  try {
    return (await response.json()) as T
  } catch {
    throw new ApiError('Sunucudan geçerli bir yanıt alınamadı.', response.status)
  }
}
