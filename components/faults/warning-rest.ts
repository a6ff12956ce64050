/** Returns a warning without the word 'Yapmayın.', which the page sets before it. */
export function warningRest(warning: string): string {
  return warning.replace(/^yapmay[ıiIİ]n\s*[.!:;,…–-]*\s*/iu, '').trim()
}
