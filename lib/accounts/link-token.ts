import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** The token of a link that a mail holds, and what the database keeps of it. */
type LinkToken = { token: string; tokenHash: string }

/** Returns what the database keeps of a link's token, so that its rows open nothing. */
export function hashOfLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Returns a token of 43 characters for a link to an account, with its hash. */
export function newLinkToken(): LinkToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOfLinkToken(token) }
}
