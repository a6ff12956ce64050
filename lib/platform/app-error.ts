/** Expected failures of the domain. `lib/api/problems.ts` maps them to HTTP responses. */
export type AppErrorCode =
  | 'invalid-input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'slug-taken'
  | 'conflict'
  | 'gone'
  | 'stale'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited'
  // The database or the storage does not respond, or too many calls wait: 503 with Retry-After.
  | 'database-unavailable'
  | 'disk-full'
  | 'unwritable'

/** Error texts by field name. */
export type FieldErrors = Record<string, string[]>

type Details = { message?: string; fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown }

/** An expected failure. `message` is the Turkish text to show; if it is empty, the text of the code is shown. */
export class AppError extends Error {
  readonly fields?: FieldErrors
  readonly retryAfterSeconds?: number

  /** Compares names, because Next's chunks and the server bundle each have their own class but share a database client. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'AppError'
  }

  constructor(
    readonly code: AppErrorCode,
    { message = '', fields, retryAfterSeconds, cause }: Details = {},
  ) {
    super(message, { cause })
    this.name = 'AppError'
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}
