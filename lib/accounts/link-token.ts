import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** The token of a link in an email, and the hash that the database stores. */
type LinkToken = { token: string; tokenHash: string }

/** Returns the hash of a link's token. Only the hash is stored, so that nobody can open an account with a copy of the database. */
export function hashOfLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Returns a token of 43 characters for a link to an account, with its hash. */
export function newLinkToken(): LinkToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOfLinkToken(token) }
}
