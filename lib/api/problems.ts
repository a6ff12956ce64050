import type { AppError, AppErrorCode, FieldErrors } from '@/lib/platform/app-error'

/** The codes of domain failures, of HTTP errors, and of defects. */
export type ProblemCode =
  | AppErrorCode
  | 'malformed-request'
  | 'forbidden-origin'
  | 'no-such-file'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'headers-too-large'
  | 'defect'

/** The body of every error under /api: RFC 9457 plus `message`, the text to show. */
export type Problem = {
  type: string
  title: string
  status: number
  message: string
  errors?: FieldErrors
  requestId: string
}

type ProblemEntry = { status: number; title: string; message: string; headers?: Record<string, string> }

/** The status and texts of every code. The type keeps the table complete. */
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemEntry>> = {
  'invalid-input': { status: 400, title: 'Geçersiz istek', message: 'Gönderilen bilgiler geçerli değil.' },
  'malformed-request': { status: 400, title: 'Geçersiz istek', message: 'İstek anlaşılamadı.' },
  unauthenticated: {
    status: 401,
    title: 'Oturum gerekli',
    message: 'Bu işlem için giriş yapmanız gerekiyor.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  },
  forbidden: { status: 403, title: 'Yetkiniz yok', message: 'Bu işlem için yetkiniz yok.' },
  'forbidden-origin': {
    status: 403,
    title: 'İzin verilmedi',
    message: 'Bu form yalnızca kendi sayfasından gönderilebilir.',
  },
  'not-found': { status: 404, title: 'Bulunamadı', message: 'Aradığınız kayıt bulunamadı (404).' },
  'no-such-file': { status: 404, title: 'Bulunamadı', message: 'Aradığınız dosya bulunamadı (404).' },
  'method-not-allowed': { status: 405, title: 'Yöntem desteklenmiyor', message: 'Bu adres bu yöntemi desteklemiyor.' },
  'request-timeout': { status: 408, title: 'Süre doldu', message: 'İstek zamanında tamamlanmadı.' },
  'slug-taken': { status: 409, title: 'Çakışma', message: 'Bu başlık veya benzeri zaten kullanımda (URL çakışması).' },
  conflict: { status: 409, title: 'Çakışma', message: 'Bu işlem kaydın şu anki durumunda yapılamaz.' },
  gone: { status: 410, title: 'Süresi doldu', message: 'Bu adresin süresi doldu.' },
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
  'headers-too-large': { status: 431, title: 'Başlıklar çok büyük', message: 'İsteğin başlıkları çok büyük.' },
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

/** Adds '404' to the messages of missing items, because clients search for it there. */
function messageFor(status: number, message: string): string {
  return status === 404 && !message.includes('404') ? message.replace(/\.?$/, ' (404).') : message
}

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8'

/** Returns the body of an error. `message` replaces the default text of the code. */
export function problemBody(code: ProblemCode, requestId: string, { message, fields }: Details = {}): Problem {
  const { title, status, message: defaultMessage } = PROBLEMS[code]
  const shownMessage = messageFor(status, message || defaultMessage)
  return { type: 'about:blank', title, status, message: shownMessage, ...(fields && { errors: fields }), requestId }
}

/** Returns the response for an error. `message` replaces the default text of the code. */
export function problemResponse(code: ProblemCode, requestId: string, details: Details = {}): Response {
  const { status, headers } = PROBLEMS[code]
  return new Response(JSON.stringify(problemBody(code, requestId, details)), {
    status,
    headers: { 'Content-Type': PROBLEM_CONTENT_TYPE, 'Cache-Control': 'no-store', ...headers, ...details.headers },
  })
}

/** Returns the response for an expected failure. */
export function problemResponseOf(error: AppError, requestId: string): Response {
  const { code, message, fields, retryAfterSeconds } = error
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return problemResponse(code, requestId, { message, fields, headers })
}

/** Returns the text to show for a failure: its message, or else the default text of its code. */
export function messageOf(error: AppError): string {
  return error.message || PROBLEMS[error.code].message
}
