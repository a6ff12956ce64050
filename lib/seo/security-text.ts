import { absoluteUrl } from '@/lib/settings/urls'
import { SECURITY_FILE } from '@/lib/site/pages'

/** RFC 9116 asks for less than a year, so that nobody relies on a forgotten file. */
const MONTHS = 11

/** Returns the text of security.txt for a contact, which is an email or https address. */
export function securityText(contact: string, now: Date): string {
  const address = contact.startsWith('https://') ? contact : `mailto:${contact}`
  // The first day of a month, so that the text changes only once a month.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1))
  const fields = {
    Contact: address,
    Expires: expires.toISOString(),
    'Preferred-Languages': 'tr, en',
    Canonical: absoluteUrl(SECURITY_FILE),
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
