import { absoluteUrl } from '@/lib/settings/urls'
import { SECURITY_FILE } from '@/lib/site/pages'

/** RFC 9116 asks for less than a year, so that nobody relies on a forgotten file. */
const MONTHS = 11

/** Returns the first day of the month 11 months from now, so that the text changes only once a month. */
function expiryOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1))
}

/** Returns the text of security.txt for a contact, which is an email or https address. */
export function securityText(contact: string, now: Date): string {
  const address = contact.startsWith('https://') ? contact : `mailto:${contact}`
  const fields = {
    Contact: address,
    Expires: expiryOf(now).toISOString(),
    'Preferred-Languages': 'tr, en',
    Canonical: absoluteUrl(SECURITY_FILE),
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
