/** The folders in front of a token, in any case. */
const PRIVATE = /^(.*?\/(?:is-emri|tracking|sifre|davet))\/[^/]+/i

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Returns a path as logs show it: without the token of a customer's page or of a link to an account, which opens that
 * page for everyone who reads it. Escapes are decoded and slashes merged, so that no spelling hides a token.
 */
export function loggedPath(path: string): string {
  const plain = decoded(path).replaceAll(/\/{2,}/g, '/')
  return PRIVATE.test(plain) ? plain.replace(PRIVATE, '$1/*') : path
}
