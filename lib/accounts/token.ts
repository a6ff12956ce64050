import { jwtVerify, SignJWT } from 'jose'
import { validate as isUuid } from 'uuid'
import { env } from '@/lib/platform/env'

const ALGORITHM = 'HS256'

export const SESSION_LIFETIME_MS = 8 * 60 * 60 * 1000

/** The content of a token. Whether its session is still valid is stored only in the database. */
type TokenClaims = { sessionId: string; administratorId: string; expiresAt: Date }

function key(): Uint8Array {
  return new TextEncoder().encode(env().AUTH_SECRET)
}

/** Returns a signed JWT with the id of its session. */
export async function signToken({ sessionId, administratorId, expiresAt }: TokenClaims): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setJti(sessionId)
    .setSubject(administratorId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key())
}

/** Returns the claims of a valid token, or null. */
export async function readToken(token: string): Promise<TokenClaims | null> {
  // Without a dot the token is not a JWT. Verifying it would throw, and an error costs more than the response.
  if (!token.includes('.')) return null
  const verifyOptions = { algorithms: [ALGORITHM], requiredClaims: ['jti', 'sub', 'exp'] }
  const verified = await jwtVerify(token, key(), verifyOptions).catch(() => null)
  if (!verified) return null
  const { jti = '', sub = '', exp = 0 } = verified.payload
  if (!isUuid(jti) || !isUuid(sub)) return null
  return { sessionId: jti, administratorId: sub, expiresAt: new Date(exp * 1000) }
}
