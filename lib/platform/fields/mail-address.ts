import { unicodeLabel } from '@/lib/platform/fields/punycode'

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text)

/** Returns a text with İ and ı replaced by i, if the result is ASCII. 'şirket' keeps its letters. */
function withAsciiI(text: string): string {
  const plain = text.replaceAll(/[İı]|[Ii]\u0307/g, 'i')
  return isAscii(plain) ? plain : text.replaceAll(/İ|[Ii]\u0307/g, 'i')
}

/**
 * Returns an email address as mail servers spell it. A Turkish keyboard writes i as İ and I as ı: 'ALİ@GMAİL.COM' is
 * 'ali@gmail.com'. Browsers send 'info@FİRMA.COM.TR' as 'info@xn--firma-8fd.com.tr'.
 */
export function cleanEmail(text: string): string {
  const address = text.normalize('NFKC').trim()
  const atIndex = address.lastIndexOf('@')
  if (atIndex === -1) return address
  const name = address.slice(0, atIndex)
  const asciiName = withAsciiI(name)
  const labels = address.slice(atIndex + 1).split('.')
  const domain = labels.map((label) => withAsciiI(unicodeLabel(label)).toLowerCase()).join('.')
  // A Turkish i in the name shows that the capitals were typed by mistake.
  return `${asciiName === name ? name : asciiName.toLowerCase()}@${domain}`
}
