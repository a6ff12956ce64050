import 'server-only'
import { createHash } from 'node:crypto'
import type { AdminSession } from '@/lib/access/admin-session'
import { AppError } from '@/lib/platform/app-error'
import { addressLines, distinctTexts, idNumberOf, identifiersOf } from '@/lib/privacy/person-identifiers'
import { type Ids, readMentions, readTextMentions } from '@/lib/privacy/mentions'
import { ORDER_CHILD_TABLES, type ChildRelation } from '@/lib/privacy/person-columns'
import { papersArgs } from '@/lib/orders/order/data'
import { foldText, likeLiteral } from '@/lib/platform/turkish/search'
import { db } from '@/lib/platform/db/client'
import { type Contact, hasIdentifierOf, splitContacts } from '@/lib/privacy/rules'
import type { DataSubject, Search } from '@/lib/privacy/schema'
import { PERSON } from '@/lib/records/person'
import { readSettings } from '@/lib/settings/data'
import { emailKey } from '@/lib/platform/fields/text'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import type { Prisma } from '@/lib/generated/prisma/client'

type Keys = { emails: string[]; phones: string[] }

/** Returns the contacts that may have one of the email addresses or phone numbers, and those of records linked to `known` contacts. */
async function readContacts(tx: Prisma.TransactionClient, keys: Keys, known: readonly Contact[]): Promise<Contact[]> {
  const emails = keys.emails.map((key) => `%${likeLiteral(foldText(key))}%`)
  // A zero that is not dialled may precede the last six digits: '+49 (0) 89 …'. rules.ts compares the whole key.
  const phones = keys.phones.map((key) => `%${key.slice(-6)}%`)
  const ids = known.map(({ id }) => id)
  const messageIds = known.flatMap(({ messageId }) => messageId ?? [])
  const customerIds = known.flatMap(({ customerId }) => customerId ?? [])
  return tx.$queryRaw<Contact[]>`
    SELECT "id"::text, 'message' AS "kind", "contact_person" AS "contactPerson", "phone", "email", NULL AS "messageId", NULL AS "customerId"
    FROM "contact_messages"
    WHERE "search_text" LIKE ANY(${emails}::text[]) OR "id" = ANY(${messageIds}::uuid[])
      OR regexp_replace("phone", '[^0-9]', '', 'g') LIKE ANY(${phones}::text[])
    UNION ALL
    SELECT "id"::text, 'order', "contact_person", "phone", "email", "message_id"::text, NULL
    FROM "work_orders"
    WHERE "search_text" LIKE ANY(${emails}::text[]) OR "message_id" = ANY(${ids}::uuid[])
      OR regexp_replace("phone", '[^0-9]', '', 'g') LIKE ANY(${phones}::text[])
    UNION ALL
    SELECT "id"::text, 'customer', "contact_person", "phone", "email", NULL, NULL
    FROM "customers"
    WHERE "email_key" = ANY(${keys.emails.map(foldText)}::text[]) OR "id" = ANY(${customerIds}::uuid[])
      OR regexp_replace("phone", '[^0-9]', '', 'g') LIKE ANY(${phones}::text[])
    UNION ALL
    SELECT "id"::text, 'former', "contact_person", "phone", "email", NULL, "customer_id"::text
    FROM "customer_contacts"
    WHERE "email_key" = ANY(${keys.emails.map(foldText)}::text[]) OR "customer_id" = ANY(${ids}::uuid[])
      OR regexp_replace("phone", '[^0-9]', '', 'g') LIKE ANY(${phones}::text[])
    ORDER BY "kind", "id"`
}

/** A phone number or email address with more names does not identify a person: it belongs to a switchboard, or is made up. */
const MAX_NAMES = 50

/** @throws {AppError} invalid-input for an email address or phone number that does not identify a single person */
function refuseShared(contacts: readonly Contact[], person: DataSubject): void {
  const names = new Set(
    contacts.filter((one) => hasIdentifierOf(one, person)).map((one) => foldText(one.contactPerson)),
  )
  if (names.size <= MAX_NAMES) return
  const alternative = person.kind === 'email' ? 'telefonuyla' : 'e-postasıyla'
  const message = `${PERSON[person.kind].label} ${names.size} ayrı adla kayıtlı, tek kişiyi göstermez. Kişiyi ${alternative} arayın.`
  throw new AppError('invalid-input', { message, fields: { person: [message] } })
}

/**
 * Returns the contacts of a person, other people's contacts with the same email address or phone number, and the keys of all
 * addresses and numbers of the person.
 * @throws {AppError} invalid-input for an email address or phone number that does not identify a single person
 */
export async function findContacts(tx: Prisma.TransactionClient, person: DataSubject) {
  const keys: Keys = { emails: [], phones: [] }
  keys[person.kind === 'email' ? 'emails' : 'phones'].push(person.key)
  let ownContacts: Contact[] = []
  for (;;) {
    const contacts = await readContacts(tx, keys, ownContacts)
    refuseShared(contacts, person)
    const split = splitContacts(contacts, person)
    const { emails, phones } = identifiersOf(split.ownContacts)
    const hasGrown = split.ownContacts.length > ownContacts.length
    ownContacts = split.ownContacts
    keys.emails = [...new Set([...keys.emails, ...emails])]
    keys.phones = [...new Set([...keys.phones, ...phones])]
    if (!hasGrown) return { ...split, keys }
  }
}

const mailColumns = {
  id: true,
  kind: true,
  recipient: true,
  subject: true,
  text: true,
  status: true,
  sentAt: true,
  createdAt: true,
  workOrderId: true,
  messageId: true,
} satisfies Prisma.MailSelect
export type MailRow = Prisma.MailGetPayload<{ select: typeof mailColumns }>

const byTime: { createdAt?: 'asc'; id?: 'asc' }[] = [{ createdAt: 'asc' }, { id: 'asc' }]
const mails = { select: mailColumns, orderBy: byTime }

const readMessages = (tx: Prisma.TransactionClient, ids: string[]) =>
  tx.contactMessage.findMany({
    where: { id: { in: ids } },
    include: { photos: { orderBy: byTime }, mails, workOrders: { select: { id: true, number: true } } },
    orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
  })

/** The `include` for the rows that belong to an order. Sorting does not change their type. */
const children = Object.fromEntries(
  ORDER_CHILD_TABLES.map(({ relation, sortedBy }) => [
    relation,
    sortedBy.length === 0 || { orderBy: sortedBy.map((column) => ({ [column]: 'asc' })) },
  ]),
) as Record<ChildRelation, true>

const readOrders = (tx: Prisma.TransactionClient, ids: string[]) =>
  tx.workOrder.findMany({
    where: { id: { in: ids } },
    include: {
      ...children,
      mails,
      shares: { include: { invoice: true }, orderBy: { invoice: { day: 'asc' } } },
      papers: { select: { ...papersArgs.select, data: true } },
    },
    orderBy: { number: 'asc' },
  })

/** Returns customers, each with those former contacts that belong to the person. */
const readCustomers = (tx: Prisma.TransactionClient, ids: string[], formerIds: string[]) =>
  tx.customer.findMany({
    where: { OR: [{ id: { in: ids } }, { contacts: { some: { id: { in: formerIds } } } }] },
    include: { contacts: { where: { id: { in: formerIds } }, orderBy: byTime } },
    orderBy: byTime,
  })

/** Returns the email addresses that belong to accounts or invitations. */
async function staffEmailsIn(tx: Prisma.TransactionClient, emails: readonly string[]): Promise<string[]> {
  const select = { email: true }
  const accounts = await tx.administrator.findMany({ select })
  const staff = [...accounts, ...(await tx.invitation.findMany({ select }))].map(({ email }) => emailKey(email))
  return emails.filter((email) => staff.includes(email))
}

/** Returns emails to one of the person's addresses that belong to other people's records. */
async function readOtherMails(
  tx: Prisma.TransactionClient,
  emails: readonly string[],
  ownIds: Ids,
): Promise<MailRow[]> {
  const ids = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "mails"
    WHERE ("work_order_id" IS NULL OR "work_order_id" <> ALL(${ownIds.orders}::uuid[]))
      AND ("message_id" IS NULL OR "message_id" <> ALL(${ownIds.messages}::uuid[]))
      AND "recipient" <> '' AND "fold_text"("recipient") = ANY(${emails.map(foldText)}::text[])`
  const where = { id: { in: ids.map(({ id }) => id) } }
  const mails = await tx.mail.findMany({ where, select: mailColumns, orderBy: byTime })
  return mails.filter(({ recipient }) => emails.includes(emailKey(recipient)))
}

/** Reads everything about a person. In a transaction that has locked the records, the result stays valid until its end. */
export async function readPerson(tx: Prisma.TransactionClient, { person, withCompany }: Search) {
  const { ownContacts, others, keys } = await findContacts(tx, person)
  const idsOf = (kind: Contact['kind']) => ownContacts.filter((contact) => contact.kind === kind).map(({ id }) => id)
  const ids = { messages: idsOf('message'), orders: idsOf('order'), customers: idsOf('customer') }
  const staffEmails = await staffEmailsIn(tx, keys.emails)
  const shared = identifiersOf(others)
  const sharedEmails = [...shared.emails, ...staffEmails]
  const messages = await readMessages(tx, ids.messages)
  const orders = await readOrders(tx, ids.orders)
  const customerRows = await readCustomers(tx, ids.customers, idsOf('former'))
  // `isCurrent` is false if the person is only a former contact of the customer.
  const customers = customerRows.map((customer) => ({ ...customer, isCurrent: ids.customers.includes(customer.id) }))
  const currentCustomers = customers.filter(({ isCurrent }) => isCurrent)
  const withOwnAddress = currentCustomers.filter(
    ({ companyName, taxNumber }) => withCompany || companyName === '' || idNumberOf(taxNumber) !== '',
  )
  const companyNames = [...messages, ...orders, ...currentCustomers].map(({ companyName }) => companyName.trim())
  const identifiers = {
    names: identifiersOf(ownContacts).names,
    companies: withCompany ? distinctTexts(companyNames) : [],
    idNumbers: currentCustomers.map(({ taxNumber }) => idNumberOf(taxNumber)).filter((number) => number !== ''),
    addresses: withOwnAddress.flatMap(({ address }) => addressLines(address)),
    emails: keys.emails.filter((email) => !sharedEmails.includes(email)),
    phones: keys.phones.filter((phone) => !shared.phones.includes(phone)),
  }
  return {
    person,
    /** Whether the email address belongs to an account or an invitation. Staff manage those under 'Kullanıcılar'. */
    isStaff: person.kind === 'email' && staffEmails.includes(person.key),
    /** The identifiers for which other people's records are searched, without those that other people share. */
    identifiers,
    messages,
    orders,
    /** Customers with the person as their contact, now or before a merge. */
    customers,
    /** Contacts of other people with the same email address or phone number. Their customers are listed by their orders. */
    others: others
      .filter(({ kind }) => kind === 'message' || kind === 'order')
      .filter((contact) => !hasIdentifierOf(contact, person)),
    /** Records of other people that name the person, and texts of general use that do. Staff edit them. */
    mentions: await readMentions(tx, identifiers, { ...ids, customers: currentCustomers.map(({ id }) => id) }),
    textMentions: await readTextMentions(tx, identifiers),
    /** Emails to the person that belong to records of other people. */
    mails: await readOtherMails(tx, identifiers.emails, ids),
    /** How many months messages without a work order are kept. */
    messageMonths: (await readSettings(tx)).notifications.messageMonths,
  }
}

/** Everything about a person. */
export type PersonRecords = Awaited<ReturnType<typeof readPerson>>
export type PersonOrder = PersonRecords['orders'][number]

/** Returns a fingerprint of all data shown before an erasure, so that no unseen data is erased. */
export function erasureFingerprint(records: PersonRecords) {
  const { person, messages, orders, customers, mentions, textMentions } = records
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const rows = [...messages, ...orders].map(({ id, version, photos, mails }) => {
    return [id, version, idsOf(photos), idsOf(mails)]
  })
  const customerStates = customers.map(({ id, version, contacts }) => [id, version, idsOf(contacts)])
  const mentionKeys = [...idsOf(mentions), ...textMentions.map(({ key }) => key)]
  const shownData = [person.key, rows, customerStates, mentionKeys, idsOf(records.mails)]
  return { id: createHash('sha256').update(JSON.stringify(shownData)).digest('hex').slice(0, 32), version: 1 }
}

/** Returns for how many months messages are kept, and how many messages are deleted within the next thirty days. */
export async function countExpiringMessages(_admin: AdminSession) {
  const { messageMonths } = (await readSettings()).notifications
  const inThirtyDays = istanbulDay(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000))
  const cutoff = new Date(`${monthsLater(inThirtyDays, -messageMonths)}T00:00:00+03:00`)
  const where = { receivedAt: { lt: cutoff }, workOrders: { none: {} } }
  return { messageMonths, count: await db().contactMessage.count({ where }) }
}
