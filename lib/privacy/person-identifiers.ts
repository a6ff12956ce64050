import { ERASED_TEXT } from '@/lib/people/erased-text'
import { foldText } from '@/lib/platform/turkish/search'
import { emailKey } from '@/lib/platform/fields/text'
import { phoneKeys } from '@/lib/platform/turkish/phone'

/** What identifies a person in texts. Email addresses and phone numbers are in the form of keys (emailKey, phoneKeys). */
export type PersonIdentifiers = {
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
  /** Companies whose name is the person's own. */
  companies: readonly string[]
  /** Turkish identity numbers ('T.C. kimlik no'). */
  idNumbers: readonly string[]
  /** Address lines of customers with such a number, without a company, or with the person's own company. */
  addresses: readonly string[]
}

/** Returns a person's identity number without spaces, or '' for a company's tax number. */
export function idNumberOf(taxNumber: string): string {
  const digits = taxNumber.replaceAll(/\D/g, '')
  return digits.length === 11 ? digits : ''
}

/** Shorter lines of an address ('Merkez', 'Kat 2') also occur in other people's addresses. */
const MIN_ADDRESS_WORDS = 3

/** Returns the lines of an address that identify it. */
export function addressLines(address: string): string[] {
  return address.split('\n').filter((line) => wordsOf(line).length >= MIN_ADDRESS_WORDS)
}

/** Returns the folded words of a text, without the characters between them. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Returns a name as it is, with its last word first, and with its first word last. */
function wordOrdersOf(name: string): string[] {
  const words = wordsOf(name)
  const wordOrders = [words, [...words.slice(-1), ...words.slice(0, -1)], [...words.slice(1), ...words.slice(0, 1)]]
  return [...new Set(wordOrders.map((order) => order.join(' ')))]
}

/** Shorter words of a name ('Su') usually have another meaning. */
const MIN_NAME_CHARS = 3

/**
 * Returns a function that checks whether a text contains a person's name, with the surname first or last, or another of the
 * identifiers. Texts are folded as in the search. `isOwnText` is true for the texts of the person's own messages and orders,
 * in which a single word of the name is enough.
 */
export function personFinder(
  { names, emails, phones, companies, idNumbers, addresses }: PersonIdentifiers,
  isOwnText: boolean,
): (text: string) => boolean {
  const fullNames = [...names, ...companies].filter((name) => wordsOf(name).length > 1).flatMap(wordOrdersOf)
  const phrases = [...fullNames, ...addresses.map((line) => wordsOf(line).join(' '))]
  const numbers = [...phones, ...idNumbers]
  const singleWords = isOwnText
    ? [
        ...names.flatMap(wordsOf),
        ...companies
          .map(wordsOf)
          .filter(({ length }) => length === 1)
          .flat(),
      ]
    : []
  const nameWords = new Set(singleWords.filter(({ length }) => length >= MIN_NAME_CHARS))
  const mailboxes = new Set(emails.map(foldText))
  return (text) => {
    const words = wordsOf(text)
    const line = ` ${words.join(' ')} `
    const digits = [text.replaceAll(/\D/g, ''), ...phoneKeys(text)].join(' ')
    return (
      phrases.some((phrase) => line.includes(` ${phrase} `)) ||
      words.some((word) => nameWords.has(word)) ||
      numbers.some((key) => digits.includes(key)) ||
      foldText(text)
        .split(/[^\p{L}\p{N}._%+@-]+/u)
        .some((word) => mailboxes.has(word.replace(/\.+$/, '')))
    )
  }
}

/** Returns the distinct texts, without empty and erased ones. */
export function distinctTexts(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '' && text !== ERASED_TEXT)
}

/** Returns the identifiers of contacts. */
export function identifiersOf(
  contacts: readonly { contactPerson: string; email: string; phone: string }[],
): PersonIdentifiers {
  return {
    names: distinctTexts(contacts.map(({ contactPerson }) => contactPerson.trim().replaceAll(/\s+/g, ' '))),
    emails: distinctTexts(contacts.map(({ email }) => emailKey(email))),
    phones: distinctTexts(contacts.flatMap(({ phone }) => phoneKeys(phone))),
    companies: [],
    idNumbers: [],
    addresses: [],
  }
}

/** Whether two names are the same, regardless of case and accents, and with the surname first or last. */
export function isSameName(one: string, other: string): boolean {
  return wordOrdersOf(one).includes(wordsOf(other).join(' '))
}
