/** The folders in front of a token, in any case. */
const PRIVATE = /^(.*?\/(?:is-emri|tracking|sifre|davet))\/[^/]+/i

/** A path without escapes, dot segments and odd characters, each of which could hide a token. */
const PLAIN = /^(\/(?!\.{1,2}(\/|$))[\w.~-]*)*$/

/**
 * Returns a path as logs show it: without the token of a customer's page or of a link to an account, which opens that
 * page for everyone who reads it, and '/*' for other spellings.
 */
export function loggedPath(path: string): string {
  return PLAIN.test(path) ? path.replaceAll(/\/{2,}/g, '/').replace(PRIVATE, '$1/*') : '/*'
}
