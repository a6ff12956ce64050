import { unicodeLabel } from '@/lib/platform/fields/punycode'

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text)

/** Returns a text with i in place of the two letters of a Turkish keyboard, if it is ASCII then. 'şirket' keeps its letters. */
function withAsciiI(text: string): string {
  const bare = text.replaceAll(/[İı]|[Ii]\u0307/g, 'i')
  return isAscii(bare) ? bare : text.replaceAll(/İ|[Ii]\u0307/g, 'i')
}

/**
 * Returns an e-mail address as mail servers know it. A Turkish keyboard writes i as İ and I as ı: 'ALİ@GMAİL.COM' is
 * 'ali@gmail.com'. Browsers send 'info@FİRMA.COM.TR' as 'info@xn--firma-8fd.com.tr'.
 */
export function cleanEmail(text: string): string {
  const typed = text.normalize('NFKC').trim()
  const at = typed.lastIndexOf('@')
  if (at === -1) return typed
  const name = typed.slice(0, at)
  const known = withAsciiI(name)
  const labels = typed.slice(at + 1).split('.')
  const domain = labels.map((label) => withAsciiI(unicodeLabel(label)).toLowerCase()).join('.')
  // A Turkish capital shows that the capitals were not meant.
  return `${known === name ? name : known.toLowerCase()}@${domain}`
}
