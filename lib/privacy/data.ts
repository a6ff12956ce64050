import 'server-only'
import { createHash } from 'node:crypto'
import type { AdminSession } from '@/lib/access/admin-session'
import { ERASED, isSameName, marksOf, personFinder, type PersonMarks, wordsOf } from '@/lib/privacy/person-marks'
import { papersOf } from '@/lib/orders/data'
import { foldText, likeLiteral } from '@/lib/platform/turkish/search'
import { db } from '@/lib/platform/db/client'
import { type Contact, isDirect, partContacts } from '@/lib/privacy/rules'
import type { Person, Search } from '@/lib/privacy/schema'
import { readSettings } from '@/lib/settings/data'
import { emailKey } from '@/lib/platform/fields/text'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { phoneKeys } from '@/lib/platform/turkish/phone'
import type { Prisma } from '@/lib/generated/prisma/client'

type Keys = { emails: string[]; phones: string[] }

/** Returns the contacts that may have an address or a telephone, and those of the same messages and orders. */
async function readContacts(tx: Prisma.TransactionClient, keys: Keys, known: readonly Contact[]): Promise<Contact[]> {
  const emails = keys.emails.map((key) => `%${likeLiteral(foldText(key))}%`)
  // A zero may stand before the last six digits that is not dialled: '+49 (0) 89 …'. The rules compare the whole key.
  const phones = keys.phones.map((key) => `%${key.slice(-6)}%`)
  const ids = known.map(({ id }) => id)
  const messageIds = known.flatMap(({ messageId }) => messageId ?? [])
  return tx.$queryRaw<Contact[]>`
    SELECT "id"::text, 'message' AS "kind", "contact_person" AS "contactPerson", "phone", "email", NULL AS "messageId"
    FROM "contact_messages"
    WHERE "search_text" LIKE ANY(${emails}::text[]) OR "id" = ANY(${messageIds}::uuid[])
      OR regexp_replace("phone", '[^0-9]', '', 'g') LIKE ANY(${phones}::text[])
    UNION ALL
    SELECT "id"::text, 'order', "contact_person", "phone", "email", "message_id"::text
    FROM "work_orders"
    WHERE "search_text" LIKE ANY(${emails}::text[]) OR "message_id" = ANY(${ids}::uuid[])
      OR regexp_replace("phone", '[^0-9]', '', 'g') LIKE ANY(${phones}::text[])
    UNION ALL
    SELECT "id"::text, 'customer', "contact_person", "phone", "email", NULL
    FROM "customers"
    WHERE "email_key" = ANY(${keys.emails.map(foldText)}::text[])
      OR regexp_replace("phone", '[^0-9]', '', 'g') LIKE ANY(${phones}::text[])
    ORDER BY "kind", "id"`
}

/** Returns the contacts of a person, and those who share an address or a telephone with them. */
export async function findContacts(tx: Prisma.TransactionClient, person: Person) {
  const keys: Keys = { emails: [], phones: [] }
  keys[person.kind === 'email' ? 'emails' : 'phones'].push(person.key)
  let own: Contact[] = []
  for (;;) {
    const parted = partContacts(await readContacts(tx, keys, own), person)
    const { emails, phones } = marksOf(parted.own)
    const isMore = parted.own.length > own.length
    own = parted.own
    if (!isMore) return parted
    keys.emails = [...new Set([...keys.emails, ...emails])]
    keys.phones = [...new Set([...keys.phones, ...phones])]
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
const photos = { orderBy: byTime }

const readMessages = (tx: Prisma.TransactionClient, ids: string[]) =>
  tx.contactMessage.findMany({
    where: { id: { in: ids } },
    include: { photos, mails, workOrders: { select: { id: true, number: true } } },
    orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
  })

const readOrders = (tx: Prisma.TransactionClient, ids: string[]) =>
  tx.workOrder.findMany({
    where: { id: { in: ids } },
    include: {
      photos,
      mails,
      quotes: { orderBy: { version: 'asc' } },
      loadTests: { orderBy: { number: 'asc' } },
      shipments: { orderBy: [{ day: 'asc' }, { createdAt: 'asc' }] },
      papers: { select: { ...papersOf.select, data: true } },
      events: { orderBy: byTime },
      notes: { orderBy: byTime },
    },
    orderBy: { number: 'asc' },
  })

const readCustomers = (tx: Prisma.TransactionClient, ids: string[]) =>
  tx.customer.findMany({ where: { id: { in: ids } }, orderBy: byTime })

export type PersonCustomer = Awaited<ReturnType<typeof readCustomers>>[number]
export type PersonMessage = Awaited<ReturnType<typeof readMessages>>[number]
export type PersonOrder = Awaited<ReturnType<typeof readOrders>>[number]

/** A message, an order or a customer of somebody else that names the person. */
export type Mention = {
  kind: 'message' | 'order' | 'customer'
  id: string
  /** Of an order. */
  number: string
  /** When it arrived. */
  at: Date
  /** Whether its own contact has the name, who may be somebody else or the same person with another address. */
  isNamesake: boolean
}

/** Everything about a person. */
export type PersonRecords = {
  person: Person
  /** Whether the address is that of an account or an invitation, which are managed under 'Kullanıcılar'. */
  isStaff: boolean
  /** By what other people's records are searched: without what somebody else still has. */
  marks: PersonMarks
  messages: PersonMessage[]
  orders: PersonOrder[]
  /** Customers with the person as their contact. */
  customers: PersonCustomer[]
  /** Contacts of other people with the same address or telephone. */
  others: Contact[]
  /** Records of other people that name the person. Staff edit them. */
  mentions: Mention[]
  /** Mails to the person that belong to records of other people. */
  mails: MailRow[]
  /** Until when the messages are kept without a work order: the months of the settings. */
  messageMonths: number
}

/** Returns which of the addresses are those of accounts and invitations. */
async function staffAmong(tx: Prisma.TransactionClient, emails: readonly string[]): Promise<string[]> {
  const select = { email: true }
  const accounts = await tx.administrator.findMany({ select })
  const staff = [...accounts, ...(await tx.invitation.findMany({ select }))].map(({ email }) => emailKey(email))
  return emails.filter((email) => staff.includes(email))
}

/** Returns the distinct names of companies. */
function companiesOf(rows: readonly { companyName: string }[]): string[] {
  const names = rows.map(({ companyName }) => companyName.trim())
  return [...new Set(names)].filter((name) => name !== '' && name !== ERASED)
}

/** Ids of messages, orders and customers. */
type Ids = { messages: string[]; orders: string[]; customers: string[] }

/** Returns mails to one of the person's addresses that belong to records of others. */
async function readOtherMails(tx: Prisma.TransactionClient, emails: readonly string[], own: Ids): Promise<MailRow[]> {
  const ids = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "mails"
    WHERE ("work_order_id" IS NULL OR "work_order_id" <> ALL(${own.orders}::uuid[]))
      AND ("message_id" IS NULL OR "message_id" <> ALL(${own.messages}::uuid[]))
      AND "recipient" <> '' AND "fold_text"("recipient") = ANY(${emails.map(foldText)}::text[])`
  const where = { id: { in: ids.map(({ id }) => id) } }
  const found = await tx.mail.findMany({ where, select: mailColumns, orderBy: byTime })
  return found.filter(({ recipient }) => emails.includes(emailKey(recipient)))
}

/** Returns the records of other people that name the person, the oldest first. */
async function readMentions(tx: Prisma.TransactionClient, marks: PersonMarks, own: Ids): Promise<Mention[]> {
  const names = [...marks.names, ...marks.companies].map(wordsOf).filter(({ length }) => length > 1)
  // The longest word of a name finds few rows, which are then compared by the whole name.
  const longest = names.map((words) => words.toSorted((a, b) => b.length - a.length)[0]!)
  const folded = [...longest, ...marks.emails.map(foldText)].map((text) => `%${likeLiteral(text)}%`)
  // Removing all other signs from each text takes a hundred times as long.
  const digits = marks.phones.map((key) => `%${Array.from(key).join('%')}%`)
  const rows = await tx.$queryRaw<(Mention & { contactPerson: string; text: string })[]>`
    WITH "texts" ("order_id", "message_id", "customer_id", "text", "folded") AS (
      SELECT "id", NULL::uuid, NULL::uuid, concat_ws(E'\n', "company_name", "contact_person", "device_brand", "device_model", "accessories",
        "fault_description", "diagnosis"), "search_text" || "fold_text"(concat_ws(E'\n', "accessories", "diagnosis"))
      FROM "work_orders"
      UNION ALL
      SELECT NULL::uuid, "id", NULL::uuid, concat_ws(E'\n', "company_name", "contact_person", "device_brand", "device_model",
        "problem_description"), "search_text" FROM "contact_messages"
      UNION ALL
      SELECT NULL::uuid, NULL::uuid, "id", concat_ws(E'\n', "company_name", "contact_person", "address", "note"),
        "search_text" || "fold_text"("note") FROM "customers"
      UNION ALL
      SELECT "order_id", "message_id", NULL::uuid, "text", "fold_text"("text") FROM (
        SELECT "work_order_id", NULL::uuid, concat_ws(E'\n', "work", "decided_by", "decision_note") FROM "quotes"
        UNION ALL SELECT "work_order_id", NULL::uuid, concat_ws(E'\n', "text", "reason") FROM "work_order_events"
        UNION ALL SELECT "work_order_id", NULL::uuid, "text" FROM "work_order_notes"
        UNION ALL SELECT "work_order_id", NULL::uuid, concat_ws(E'\n', "load", "instrument", "note", "rows"::text) FROM "load_tests"
        UNION ALL SELECT "work_order_id", NULL::uuid, "carrier" FROM "shipments"
        UNION ALL SELECT "work_order_id", "message_id", "caption" FROM "photos"
      ) AS "parts" ("order_id", "message_id", "text") WHERE "text" <> ''
    )
    SELECT CASE WHEN "customer"."id" IS NOT NULL THEN 'customer' WHEN "order"."id" IS NULL THEN 'message' ELSE 'order' END AS "kind",
      coalesce("order"."id", "message"."id", "customer"."id")::text AS "id", coalesce("order"."number", '') AS "number",
      coalesce("order"."created_at", "message"."received_at", "customer"."created_at") AS "at",
      coalesce("order"."contact_person", "message"."contact_person", "customer"."contact_person") AS "contactPerson", "text"
    FROM "texts"
    LEFT JOIN "work_orders" AS "order" ON "order"."id" = "order_id"
    LEFT JOIN "contact_messages" AS "message" ON "message"."id" = "texts"."message_id"
    LEFT JOIN "customers" AS "customer" ON "customer"."id" = "texts"."customer_id"
    WHERE ("text" LIKE ANY(${digits}::text[]) OR "folded" LIKE ANY(${folded}::text[]))
      AND ("order"."id" IS NULL OR "order"."id" <> ALL(${own.orders}::uuid[]))
      AND ("message"."id" IS NULL OR "message"."id" <> ALL(${own.messages}::uuid[]))
      AND ("customer"."id" IS NULL OR "customer"."id" <> ALL(${own.customers}::uuid[]))
    ORDER BY "at", "id"`
  const isNamed = personFinder(marks, false)
  const found = new Map<string, Mention>()
  for (const { kind, id, number, at, contactPerson, text } of rows) {
    if (!isNamed(text)) continue
    const isNamesake = marks.names.some((name) => isSameName(name, contactPerson))
    found.set(id, { kind, id, number, at, isNamesake })
  }
  return [...found.values()]
}

/** Reads everything about a person: in a transaction that has locked it, as it stays until the end. */
export async function readPerson(
  tx: Prisma.TransactionClient,
  { person, withCompany }: Search,
): Promise<PersonRecords> {
  const { own, others } = await findContacts(tx, person)
  const idsOf = (kind: Contact['kind']) => own.filter((contact) => contact.kind === kind).map(({ id }) => id)
  const ids = { messages: idsOf('message'), orders: idsOf('order'), customers: idsOf('customer') }
  const all = marksOf(own)
  const staff = await staffAmong(tx, person.kind === 'email' ? [person.key, ...all.emails] : all.emails)
  const kept = {
    emails: [...marksOf(others).emails, ...staff],
    phones: others.flatMap(({ phone }) => phoneKeys(phone)),
  }
  const searched = { emails: [...all.emails], phones: [...all.phones] }
  searched[person.kind === 'email' ? 'emails' : 'phones'].push(person.key)
  const messages = await readMessages(tx, ids.messages)
  const orders = await readOrders(tx, ids.orders)
  const customers = await readCustomers(tx, ids.customers)
  const marks = {
    names: all.names,
    companies: withCompany ? companiesOf([...messages, ...orders, ...customers]) : [],
    emails: [...new Set(searched.emails)].filter((email) => !kept.emails.includes(email)),
    phones: [...new Set(searched.phones)].filter((phone) => !kept.phones.includes(phone)),
  }
  return {
    person,
    isStaff: person.kind === 'email' && staff.includes(person.key),
    marks,
    messages,
    orders,
    customers,
    // A customer of others is shown by its orders.
    others: others.filter((contact) => contact.kind !== 'customer' && !isDirect(contact, person)),
    mentions: await readMentions(tx, marks, ids),
    mails: await readOtherMails(tx, marks.emails, ids),
    messageMonths: (await readSettings(tx)).notifications.messageMonths,
  }
}

/** Returns a state that changes with everything that is shown before an erasure, so that nothing is erased unseen. */
export function stateOf({ person, messages, orders, customers, mentions, mails: other }: PersonRecords) {
  const rows = [...messages, ...orders].map(({ id, version, photos: pictures, mails: sent }) => {
    return [id, version, pictures.map((photo) => photo.id), sent.map((mail) => mail.id)]
  })
  const known = customers.map(({ id, version }) => [id, version])
  const seen = [person.key, rows, known, mentions.map(({ id }) => id), other.map(({ id }) => id)]
  return { id: createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32), version: 1 }
}

/** Returns how many months messages are kept, and how many of them are deleted within the next thirty days. */
export async function countEndingMessages(_admin: AdminSession, now = new Date()) {
  const { messageMonths } = (await readSettings()).notifications
  const inThirtyDays = istanbulDay(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000))
  const before = new Date(`${monthsLater(inThirtyDays, -messageMonths)}T00:00:00+03:00`)
  const where = { receivedAt: { lt: before }, workOrders: { none: {} } }
  return { messageMonths, count: await db().contactMessage.count({ where }) }
}
