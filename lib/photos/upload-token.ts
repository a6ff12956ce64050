import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@/lib/platform/app-error'
import { env } from '@/lib/platform/env'

const LIFETIME_MS = 60 * 60 * 1000

/** The expiry in seconds since 1970, and the signature: 32 bytes in base64url. */
const TOKEN = /^(\d{1,12})\.([\w-]{43})$/

function signatureOf(messageId: string, expires: number): Buffer {
  // The prefix separates this signature from others that use the same secret.
  return createHmac('sha256', env().AUTH_SECRET).update(`photos:${messageId.toLowerCase()}:${expires}`).digest()
}

/** Returns a token with which the sender of a message may add photos to it for an hour. It is not stored. */
export function signUploadToken(messageId: string, now: Date = new Date()): string {
  const expires = Math.floor((now.getTime() + LIFETIME_MS) / 1000)
  return `${expires}.${signatureOf(messageId, expires).toString('base64url')}`
}

/** Whether a token belongs to the message and is still valid. Takes the same time for every token. */
function isUploadToken(token: string, messageId: string): boolean {
  const [, digits = '0', signature = 'A'.repeat(43)] = TOKEN.exec(token) ?? []
  const isSigned = timingSafeEqual(signatureOf(messageId, Number(digits)), Buffer.from(signature, 'base64url'))
  return isSigned && Date.now() < Number(digits) * 1000
}

/** The error for a sender who may not add photos to a message. */
export const noPermission = () =>
  new AppError('unauthenticated', {
    message: 'Bu mesaja fotoğraf eklenemiyor: izin geçersiz ya da bir saatlik süresi doldu.',
  })

/** Refuses a token that is invalid, expired or of another message, always with the same error. @throws {AppError} unauthenticated */
export function refuseUploadToken(messageId: string, token: string): void {
  if (!isUploadToken(token, messageId)) throw noPermission()
}
