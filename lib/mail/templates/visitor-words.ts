import { oneLine } from '@/lib/mail/templates/html'

// Anybody can have the form's receipt mailed to anybody. It bears the company's name, so it must advertise nothing.

const NAME_LIMIT = 60

/** What mail programs show as a link. Not each 'a.b', because many do not write a space after a full stop. */
const LINK =
  /:\/\/|www\.|[\p{L}\p{N}]\.(?:[a-z]{2}|com|net|org|info|biz|xyz|top|app|dev|site|shop|store|online|club|live|link|click|bet|casino)(?![\p{L}\p{N}])/iu

/** Any word like a domain, which no name and no device needs. */
const DOMAIN = /[^\s.]{2}\.\p{L}{2}/u

/** Digits and signs of which no name consists. */
const NO_NAME = /[\d@/:]/

/** Returns a visitor's text for a receipt, or '' if it has a link. */
export function withoutLinks(text: string): string {
  return LINK.test(text.normalize('NFKC')) ? '' : text
}

/** Returns a visitor's words for a subject, or '' if one of them is like a domain. */
export function withoutDomains(text: string): string {
  return DOMAIN.test(text.normalize('NFKC')) ? '' : withoutLinks(text)
}

/** Returns a visitor's name for a greeting, or '' for a text that is none. */
export function plainName(text: string): string {
  const name = oneLine(text)
  return name.length > NAME_LIMIT || NO_NAME.test(name.normalize('NFKC')) ? '' : withoutDomains(name)
}
