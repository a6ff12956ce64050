import { isSameName } from '@/lib/privacy/person-identifiers'
import { emailKey } from '@/lib/platform/fields/text'
import { isMadeUp } from '@/lib/people/made-up'
import { phoneKeys } from '@/lib/platform/turkish/phone'
import type { DataSubject } from '@/lib/privacy/schema'

/**
 * The contact of a message, an order or a customer, or a former contact of a customer. `messageId` names the message from which an
 * order was opened, `customerId` the customer of a former contact.
 */
export type Contact = {
  id: string
  kind: 'message' | 'order' | 'customer' | 'former'
  contactPerson: string
  phone: string
  email: string
  messageId: string | null
  customerId?: string | null
}

const hasEmail = ({ email }: Contact, key: string) => email !== '' && emailKey(email) === key
const hasPhone = ({ phone }: Contact, key: string) => phoneKeys(phone).includes(key)

/** Returns the keys of real phone numbers. Invented numbers are shared by strangers. */
const realPhoneKeys = (phone: string) => phoneKeys(phone).filter((key) => !isMadeUp(key))

const sharesIdentifier = (one: Contact, other: Contact) =>
  hasEmail(one, emailKey(other.email)) || realPhoneKeys(other.phone).some((key) => hasPhone(one, key))

const areLinked = (one: Contact, other: Contact) =>
  [one.messageId, one.customerId].includes(other.id) || [other.messageId, other.customerId].includes(one.id)

/** Whether a contact has the email address or phone number of the search. */
export function hasIdentifierOf(contact: Contact, { kind, key }: DataSubject): boolean {
  return kind === 'email' ? hasEmail(contact, key) : hasPhone(contact, key)
}

/**
 * Whether a contact is the same person as a known one (record 0027): it has the same name, and the same phone number or email
 * address. For an order that was opened from a message, and for a former contact of a customer, the name or one of the two is enough.
 * Otherwise the same phone number alone means a colleague.
 */
function isSamePersonAs(contact: Contact, known: Contact): boolean {
  const isNamesake = isSameName(contact.contactPerson, known.contactPerson)
  if (areLinked(contact, known)) return isNamesake || sharesIdentifier(contact, known)
  return isNamesake && sharesIdentifier(contact, known)
}

/** Splits contacts into those of the person and those of others with the same email address or phone number. */
export function splitContacts(
  contacts: readonly Contact[],
  person: DataSubject,
): { ownContacts: Contact[]; others: Contact[] } {
  const ownContacts = contacts.filter((contact) => hasIdentifierOf(contact, person))
  let remainingContacts = contacts.filter((contact) => !ownContacts.includes(contact))
  for (;;) {
    const foundContacts = remainingContacts.filter((contact) =>
      ownContacts.some((known) => isSamePersonAs(contact, known)),
    )
    if (foundContacts.length === 0) break
    ownContacts.push(...foundContacts)
    remainingContacts = remainingContacts.filter((contact) => !foundContacts.includes(contact))
  }
  return {
    ownContacts,
    others: remainingContacts.filter((contact) => ownContacts.some((known) => sharesIdentifier(contact, known))),
  }
}
