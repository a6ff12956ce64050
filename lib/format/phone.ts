/**
 * Returns the `tel:` address of a phone number in any notation, or null if there is none. Turkish numbers get their
 * country code. The first of several numbers counts.
 */
export function telHref(text: string): string | null {
  const [first = ''] = text.split(/[/,;|\n]| veya | ya da /i)
  const [number = '', extension] = first.split(/\s*(?:dahili|dah\.?|ext\.?|#)\s*:?\s*/i)
  const digits = number.replace(/\D/g, '')
  if (digits.length < 3) return null
  const suffix = extension?.replace(/\D/g, '')
  return `tel:${international(digits, number.trim().startsWith('+'))}${suffix ? `;ext=${suffix}` : ''}`
}

/** Returns the last ten digits of a phone number in any notation, for comparing, or '' if it has fewer. */
export function phoneKey(text: string): string {
  const digits = (telHref(text) ?? '').split(';')[0]!.replace(/\D/g, '')
  return digits.length < 10 ? '' : digits.slice(-10)
}

function international(digits: string, hasPlus: boolean): string {
  if (hasPlus) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (/^0[2-58]\d{9}$/.test(digits)) return `+90${digits.slice(1)}`
  if (/^90[2-58]\d{9}$/.test(digits)) return `+${digits}`
  if (/^[2-58]\d{9}$/.test(digits)) return `+90${digits}`
  // A short service number such as 444 0 123 has no country code.
  return digits
}

/**
 * Returns the WhatsApp address that writes `text` to a phone number in any notation, or null for a number without a
 * country code, such as a service number.
 */
export function whatsAppHref(phone: string, text: string): string | null {
  const number = telHref(phone)?.match(/^tel:\+(\d+)/)?.[1]
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : null
}
