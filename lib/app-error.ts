/** What can go wrong in the domain. How each becomes an HTTP answer is `lib/http/problems.ts`'s business alone. */
export type AppErrorCode =
  | 'invalid-input'
  | 'unauthenticated'
  | 'not-found'
  | 'slug-taken'
  | 'stale'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited'
  | 'database-unavailable'
  | 'disk-full'
  | 'unwritable'

/** Texts of wrong fields, by field name. */
export type FieldErrors = Record<string, string[]>

type Details = { message?: string; fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown }

/** An expected failure. `message` is Turkish and fit for a person; left out, the code's own text is shown. */
export class AppError extends Error {
  readonly fields?: FieldErrors
  readonly retryAfterSeconds?: number

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
