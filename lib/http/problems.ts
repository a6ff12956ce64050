import type { AppError, AppErrorCode, FieldErrors } from '@/lib/app-error'

/** What HTTP itself refuses, beside the domain's failures, and the defect that nobody foresaw. */
export type ProblemCode = AppErrorCode | 'method-not-allowed' | 'defect'

/** The body of every error under /api (RFC 9457, with `message` as the text to show). */
export type Problem = {
  type: string
  title: string
  status: number
  message: string
  errors?: FieldErrors
  requestId: string
}

type Entry = { status: number; title: string; message: string; headers?: Record<string, string> }

/** The one place where failures become statuses and texts; the type keeps it complete. */
const TABLE: Record<ProblemCode, Entry> = {
  'invalid-input': { status: 400, title: 'Geçersiz istek', message: 'Gönderilen bilgiler geçerli değil.' },
  unauthenticated: {
    status: 401,
    title: 'Oturum gerekli',
    message: 'Bu işlem için giriş yapmanız gerekiyor.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  },
  'not-found': { status: 404, title: 'Bulunamadı', message: 'Aradığınız kayıt bulunamadı (404).' },
  'method-not-allowed': { status: 405, title: 'Yöntem desteklenmiyor', message: 'Bu adres bu yöntemi desteklemiyor.' },
  'slug-taken': {
    status: 409,
    title: 'Çakışma',
    message: 'Bu başlık veya benzeri zaten kullanımda (URL çakışması).',
  },
  stale: { status: 412, title: 'Kayıt değişti', message: 'Bu kayıt siz düzenlerken değişti.' },
  'too-large': { status: 413, title: 'Çok büyük', message: 'Gönderilen veri çok büyük.' },
  'unsupported-media': {
    status: 415,
    title: 'Desteklenmeyen biçim',
    message: 'Gönderilen içeriğin biçimi desteklenmiyor.',
  },
  'rate-limited': {
    status: 429,
    title: 'Çok fazla deneme',
    message: 'Kısa sürede çok fazla deneme yapıldı. Lütfen bir süre sonra yeniden deneyin.',
  },
  defect: { status: 500, title: 'Sunucu hatası', message: 'Sunucuda beklenmeyen bir hata oluştu.' },
  'database-unavailable': {
    status: 503,
    title: 'Hizmet kullanılamıyor',
    message: 'Hizmet geçici olarak kullanılamıyor.',
    headers: { 'Retry-After': '5' },
  },
  'disk-full': { status: 507, title: 'Depolama dolu', message: 'Sunucuda yer kalmadı; dosya kaydedilemedi.' },
  unwritable: {
    status: 507,
    title: 'Depolamaya yazılamıyor',
    message: 'Sunucunun görsel klasörüne yazılamıyor; dosya kaydedilemedi. Lütfen sistem yöneticisine bildirin.',
  },
}

type Details = { message?: string; fields?: FieldErrors; headers?: Record<string, string> }

/** Clients look for '404' in the message of what is missing; whoever writes such a message need not think of it. */
function messageFor(status: number, message: string): string {
  return status === 404 && !message.includes('404') ? message.replace(/\.?$/, ' (404).') : message
}

/** The error answer of one code; `message` replaces the code's own text. */
export function problem(code: ProblemCode, requestId: string, { message, fields, headers }: Details = {}): Response {
  const entry = TABLE[code]
  const body: Problem = {
    type: 'about:blank',
    title: entry.title,
    status: entry.status,
    message: messageFor(entry.status, message || entry.message),
    ...(fields && { errors: fields }),
    requestId,
  }
  return new Response(JSON.stringify(body), {
    status: entry.status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...entry.headers,
      ...headers,
    },
  })
}

/** The error answer of an expected failure. */
export function problemOf(error: AppError, requestId: string): Response {
  const { code, message, fields, retryAfterSeconds } = error
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return problem(code, requestId, { message, fields, headers })
}

/** A failure's text for a person: its own, else the one of its code. */
export function messageOf(error: AppError): string {
  return error.message || TABLE[error.code].message
}
