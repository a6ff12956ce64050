import 'server-only'
import { createHash } from 'node:crypto'
import type { AdminSession } from '@/lib/auth/sessions'
import { type ChangedRow, changedRows, textsWith, type TextRow } from '@/lib/content/mentions'
import { ERASED, isSameName, marksOf, personEraser, type PersonMarks } from '@/lib/content/person-marks'
import { foldText, likeLiteral } from '@/lib/content/search'
import { db } from '@/lib/db'
import { type Contact, isDirect, partContacts } from '@/lib/domains/privacy/rules'
import type { Person, Search } from '@/lib/domains/privacy/schema'
import { readSettings } from '@/lib/domains/settings/data'
import { emailKey } from '@/lib/format/email'
import { istanbulDay, monthsLater } from '@/lib/format/dates'
import { phoneKeys } from '@/lib/format/phone'
import type { Prisma } from '@/lib/generated/prisma/client'

type Keys = { emails: string[]; phones: string[] }

/** Returns the contacts that may have an address or a telephone, and those of the same messages and orders. */
async function readContacts(tx: Prisma.TransactionClient, keys: Keys, known: readonly Contact[]): Promise<Contact[]> {
  const emails = keys.emails.map((key) => `%${likeLiteral(foldText(key))}%`)
  const phones = keys.phones.map((key) => `%${key}%`)
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
    ORDER BY "kind", "id"`
}

/** Returns the contacts of a person, and those who share an address or a telephone with them. */
async function findContacts(tx: Prisma.TransactionClient, person: Person) {
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
      events: { orderBy: byTime },
      notes: { orderBy: byTime },
    },
    orderBy: { number: 'asc' },
  })

export type PersonMessage = Awaited<ReturnType<typeof readMessages>>[number]
export type PersonOrder = Awaited<ReturnType<typeof readOrders>>[number]

/** Everything about a person. */
export type PersonRecords = {
  person: Person
  /** Whether the address is that of an account or an invitation, which are managed under 'Kullanıcılar'. */
  isStaff: boolean
  /** By what texts of other people's records are searched: without what somebody else still has. */
  marks: PersonMarks
  messages: PersonMessage[]
  orders: PersonOrder[]
  /** Contacts of other people with the same address or telephone. */
  others: Contact[]
  /** Texts of other people's records that name the person. */
  mentions: ChangedRow[]
  /** Orders in which the person is mentioned. */
  mentionedIn: { id: string; number: string }[]
  /** Mails of other people's records to the person, or that name them. */
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

/** Returns mails beyond the person's own records: to one of their addresses, or with one of the marks in their text. */
async function readOtherMails(
  tx: Prisma.TransactionClient,
  {
    marks,
    own,
    mentioned,
  }: { marks: PersonMarks; own: { orders: string[]; messages: string[] }; mentioned: TextRow[] },
): Promise<MailRow[]> {
  const patterns = marks.emails.map((email) => `%${likeLiteral(email)}%`)
  const orders = mentioned.flatMap(({ orderId }) => orderId ?? [])
  const messages = mentioned.flatMap(({ messageId }) => messageId ?? [])
  const ids = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "mails"
    WHERE ("work_order_id" IS NULL OR "work_order_id" <> ALL(${own.orders}::uuid[]))
      AND ("message_id" IS NULL OR "message_id" <> ALL(${own.messages}::uuid[]))
      AND ("recipient" ILIKE ANY(${patterns}::text[]) OR "text" ILIKE ANY(${patterns}::text[])
        OR "work_order_id" = ANY(${orders}::uuid[]) OR "message_id" = ANY(${messages}::uuid[]))`
  const where = { id: { in: ids.map(({ id }) => id) } }
  const found = await tx.mail.findMany({ where, select: mailColumns, orderBy: byTime })
  const erase = personEraser(marks, false)
  return found.filter(({ recipient, subject, text }) => {
    const all = [recipient, subject, text].join('\n')
    return erase(all) !== all
  })
}

/** Returns the texts of other people's records that name the person. Those of a namesake keep their own name. */
async function readMentions(
  tx: Prisma.TransactionClient,
  marks: PersonMarks,
  own: { messages: string[]; orders: string[] },
): Promise<ChangedRow[]> {
  const rows = await textsWith(tx, marks, own)
  const orders = { id: { in: rows.flatMap(({ orderId }) => orderId ?? []) } }
  const messages = { id: { in: rows.flatMap(({ messageId }) => messageId ?? []) } }
  const select = { id: true, contactPerson: true }
  const owners = [
    ...(await tx.workOrder.findMany({ where: orders, select })),
    ...(await tx.contactMessage.findMany({ where: messages, select })),
  ].filter(({ contactPerson }) => marks.names.some((name) => isSameName(name, contactPerson)))
  const ofNamesakes = new Set(owners.map(({ id }) => id))
  const isNamesake = ({ orderId, messageId }: TextRow) => ofNamesakes.has(orderId ?? messageId ?? '')
  return [
    ...changedRows(
      rows.filter((row) => !isNamesake(row)),
      personEraser(marks, false),
    ),
    ...changedRows(rows.filter(isNamesake), personEraser({ ...marks, names: [] }, false)),
  ]
}

/** Reads everything about a person: in a transaction that has locked it, as it stays until the end. */
export async function readPerson(
  tx: Prisma.TransactionClient,
  { person, withCompany }: Search,
): Promise<PersonRecords> {
  const { own, others } = await findContacts(tx, person)
  const idsOf = (kind: Contact['kind']) => own.filter((contact) => contact.kind === kind).map(({ id }) => id)
  const ids = { messages: idsOf('message'), orders: idsOf('order') }
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
  const marks = {
    names: all.names,
    companies: withCompany ? companiesOf([...messages, ...orders]) : [],
    emails: [...new Set(searched.emails)].filter((email) => !kept.emails.includes(email)),
    phones: [...new Set(searched.phones)].filter((phone) => !kept.phones.includes(phone)),
  }
  const mentions = await readMentions(tx, marks, ids)
  const inOrders = { id: { in: mentions.flatMap(({ orderId }) => orderId ?? []) } }
  return {
    person,
    isStaff: person.kind === 'email' && staff.includes(person.key),
    marks,
    messages,
    orders,
    others: others.filter((contact) => !isDirect(contact, person)),
    mentions,
    mentionedIn: await tx.workOrder.findMany({
      where: inOrders,
      select: { id: true, number: true },
      orderBy: { number: 'asc' },
    }),
    mails: await readOtherMails(tx, { marks, own: ids, mentioned: mentions }),
    messageMonths: (await readSettings(tx)).notifications.messageMonths,
  }
}

/** Returns a state that changes with everything that an erasure would take, so that nothing is erased unseen. */
export function stateOf({ person, messages, orders, mentions, mails: other }: PersonRecords) {
  const rows = [...messages, ...orders].map(({ id, version, photos: pictures, mails: sent }) => {
    return [id, version, pictures.map((photo) => photo.id), sent.map((mail) => mail.id)]
  })
  const seen = [person.key, rows, mentions.map(({ table, id, texts }) => [table, id, texts]), other.map(({ id }) => id)]
  return { id: createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32), version: 1 }
}

/** Returns what the site holds about a person. */
export async function findPerson(_admin: AdminSession, search: Search): Promise<PersonRecords> {
  return readPerson(db(), search)
}

/** Returns how many months messages are kept, and how many of them are deleted within the next thirty days. */
export async function countEndingMessages(_admin: AdminSession, now = new Date()) {
  const { messageMonths } = (await readSettings()).notifications
  const inThirtyDays = istanbulDay(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000))
  const before = new Date(`${monthsLater(inThirtyDays, -messageMonths)}T00:00:00+03:00`)
  const where = { receivedAt: { lt: before }, workOrders: { none: {} } }
  return { messageMonths, count: await db().contactMessage.count({ where }) }
}
