import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/lib/platform/env'

/** The length of SHA-1's output, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const PERIOD_S = 30

/** The parameters that all authenticator apps support. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_S }

/** How many steps a phone's clock may be off. */
const DRIFT_STEPS = 1

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Returns a key derived from AUTH_SECRET, so that somebody who learns it cannot sign tokens. */
function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().AUTH_SECRET, '', 'second-factor', 32))
}

/** Returns a new secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/**
 * Returns the URI for the QR code. It omits the parameters that apps assume by default, because cameras read the coarser code of
 * a shorter text more easily.
 */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  const uri = new TOTP({ ...PARAMETERS, issuer, label, secret: Secret.fromBase32(secret) }).toString()
  return uri.replaceAll(/&(algorithm|digits|period)=[^&]*/g, '')
}

/** Encrypts an account's secret with a key derived from AUTH_SECRET. The result cannot be decrypted for another account. */
export function sealSecret(secret: string, administratorId: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key(), iv).setAAD(Buffer.from(administratorId))
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')
}

/** Decrypts an account's secret. Returns null if AUTH_SECRET has changed since it was encrypted. */
export function openSecret(ciphertext: string, administratorId: string): string | null {
  const bytes = Buffer.from(ciphertext, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(administratorId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** Returns the time step of a code, or null if the code is wrong or more than one step off. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, window: DRIFT_STEPS, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}
