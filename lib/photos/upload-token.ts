import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@/lib/platform/app-error'
import { env } from '@/lib/platform/env'

const LIFETIME_MS = 60 * 60 * 1000

const TOKEN = /^(\d{1,12})\.([\w-]{43})$/

function signatureOf(messageId: string, expires: number): Buffer {
  // The first word keeps this signature apart from any other that the secret makes.
  return createHmac('sha256', env().AUTH_SECRET).update(`photos:${messageId.toLowerCase()}:${expires}`).digest()
}

/** Returns a token with which the sender of a message may add photos to it for an hour. No row remembers it. */
export function signUploadToken(messageId: string, now: Date = new Date()): string {
  const expires = Math.floor((now.getTime() + LIFETIME_MS) / 1000)
  return `${expires}.${signatureOf(messageId, expires).toString('base64url')}`
}

/** Whether a token is one of the message and still valid. Does the same work for every token. */
function isUploadToken(token: string, messageId: string, now: Date = new Date()): boolean {
  const [, digits = '0', sent = 'A'.repeat(43)] = TOKEN.exec(token) ?? []
  const isSigned = timingSafeEqual(signatureOf(messageId, Number(digits)), Buffer.from(sent, 'base64url'))
  return isSigned && now.getTime() < Number(digits) * 1000
}

/** Why a message takes no photo of this sender. */
export const noPermission = () =>
  new AppError('unauthenticated', {
    message: 'Bu mesaja fotoğraf eklenemiyor: izin geçersiz ya da bir saatlik süresi doldu.',
  })

/** Refuses a wrong or expired token and one of another message, all alike. @throws {AppError} unauthenticated */
export function refuseUploadToken(messageId: string, token: string): void {
  if (!isUploadToken(token, messageId)) throw noPermission()
}
