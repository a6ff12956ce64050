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

/** Returns the keys of all phone numbers in a text such as '0532 555 01 23 / 0212 555 01 23'. */
export function phoneKeys(text: string): string[] {
  const keys = text.split(/[/,;|\n]| veya | ya da /i).map(phoneKey)
  return [...new Set(keys)].filter((key) => key !== '')
}

/** Digits from which on a part of a phone number is told from other numbers. */
const PART_DIGITS = 7

/** Returns the digits of a phone number or a part of one, without what only some notations write before it. */
function barePhone(text: string): string {
  const digits = text.replace(/^\(+/, '').replace(/(?!^\+)\D/g, '')
  return digits.replace(/^(?:(?:\+|00)(?:90)?0?|90(?=\d{10}$)|0)/, '')
}

type FoundPhones = { phones: { text: string; digits: string }[]; others: string[] }

/** Finds the phone numbers among the words of a search, and parts of them. One may be several words: '0 532 555 01 23'. */
export function phonesIn(words: string[]): FoundPhones {
  const found: FoundPhones = { phones: [], others: [] }
  let run: string[] = []
  const endRun = () => {
    const text = run.join(' ')
    if (text.replace(/\D/g, '').length < PART_DIGITS) found.others.push(...run)
    else found.phones.push({ text, digits: barePhone(text) })
    run = []
  }
  for (const word of words) {
    const isPart = /^[+(]*[\d()./-]+$/.test(word)
    if (!isPart || word.startsWith('+') || barePhone(run.join('')).length >= 10) endRun()
    if (isPart) run.push(word)
    else found.others.push(word)
  }
  endRun()
  return found
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

/** Whether a phone number may have WhatsApp on a person's telephone: a Turkish mobile one, or one from abroad. */
export function isMobile(phone: string): boolean {
  return /^tel:\+(905|(?!90))/.test(telHref(phone) ?? '')
}

/** Whether a text is one phone number with all its digits: an international one, a Turkish one or a service number. */
export function isWholePhone(text: string): boolean {
  const [number = ''] = (telHref(text) ?? '').slice('tel:'.length).split(';')
  if (number.startsWith('+90')) return /^\+90\d{10}$/.test(number)
  return /^\+\d{8,15}$/.test(number) || /^444\d{4}$/.test(number)
}

/** Returns a Turkish number as the site prints it: '+90 (212) 555 01 23'. Other texts stay as they are. */
export function printedPhone(text: string): string {
  // Several numbers stay as typed, because only the first of them would be left.
  if (/[/,;|\n]| veya | ya da /i.test(text)) return text
  const [, area, first, second, third, extension] =
    /^tel:\+90(\d{3})(\d{3})(\d{2})(\d{2})(?:;ext=(\d+))?$/.exec(telHref(text) ?? '') ?? []
  return area ? `+90 (${area}) ${first} ${second} ${third}${extension ? ` dahili ${extension}` : ''}` : text
}
