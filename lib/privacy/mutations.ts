import 'server-only'
import { randomBytes } from 'node:crypto'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { MOVEMENT_FIELDS } from '@/lib/parts/fields'
import type { RecordTable } from '@/lib/records/field'
import { eraseUneditableTexts } from '@/lib/privacy/mentions'
import { erasedColumns, type ErasureMatch, ORDER_CHILD_TABLES } from '@/lib/privacy/person-columns'
import { idNumberOf, personFinder } from '@/lib/privacy/person-identifiers'
import type { VersionCheck } from '@/lib/platform/db/versions'
import { db } from '@/lib/platform/db/client'
import { muteAudit, recordEvent } from '@/lib/access/audit-record'
import {
  findContacts,
  type MailRow,
  type PersonOrder,
  type PersonRecords,
  readPerson,
  erasureFingerprint,
} from '@/lib/privacy/data'
import type { ErasureResult } from '@/lib/privacy/output'
import type { Contact } from '@/lib/privacy/rules'
import { type ErasureInput, isSamePerson, type Search } from '@/lib/privacy/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { emailKey } from '@/lib/platform/fields/text'
import type { Mail, Prisma } from '@/lib/generated/prisma/client'
import { type ErasedFiles, queueErasedFiles, removeErasedFilesNow } from '@/lib/privacy/remove-erased-files'
import { mailKind } from '@/lib/mail/kinds'
import { deletePapers } from '@/lib/papers/mutations'
import type { PictureFiles } from '@/lib/platform/media/store-pictures'

/** An erasure of hundreds of orders takes some seconds. */
const TIMEOUT_MS = 20_000

const CHANGED_ERROR = 'Kayıtlar siz bakarken değişti. Yeniden arayın, silinecekleri görüp onaylayın.'
const STAFF_ERROR = 'Bu adres bir kullanıcının hesabı: Kullanıcılar’dan yönetin.'

/** Whether the site has no data about a person. */
const isUnknown = ({ messages, orders, customers, mentions, textMentions, mails }: PersonRecords) =>
  [messages, orders, customers, mentions, textMentions, mails].every((rows) => rows.length === 0)

const fieldError = (field: string, message: string) =>
  new AppError('invalid-input', { message, fields: { [field]: [message] } })

/** Locks all records about a person until the transaction ends, and returns them. */
async function lockPerson(tx: Prisma.TransactionClient, search: Search): Promise<PersonRecords> {
  const { ownContacts } = await findContacts(tx, search.person)
  const idsOf = (kind: Contact['kind']) => ownContacts.filter((contact) => contact.kind === kind).map(({ id }) => id)
  const customers = [...idsOf('customer'), ...ownContacts.flatMap(({ customerId }) => customerId ?? [])]
  await tx.$queryRaw`SELECT 1 FROM "contact_messages" WHERE "id" = ANY(${idsOf('message')}::uuid[]) ORDER BY "id" FOR UPDATE`
  await tx.$queryRaw`SELECT 1 FROM "work_orders" WHERE "id" = ANY(${idsOf('order')}::uuid[]) ORDER BY "id" FOR UPDATE`
  await tx.$queryRaw`SELECT 1 FROM "customers" WHERE "id" = ANY(${customers}::uuid[]) ORDER BY "id" FOR UPDATE`
  return readPerson(tx, search)
}

/** Columns of an email that an erasure keeps. `recipient` and the state of sending change for some emails (`eraseMails`). */
type KeptMailColumn =
  | 'id'
  | 'kind'
  | 'recipient'
  | 'papers'
  | 'status'
  | 'attempts'
  | 'nextAttemptAt'
  | 'claimedBy'
  | 'sentAt'
  | 'workOrderId'
  | 'messageId'
  | 'createdAt'
  | 'updatedAt'

const EMPTY_MAIL = { subject: '', text: '', html: '', lastError: '' } as const satisfies Record<
  Exclude<keyof Mail, KeptMailColumn>,
  ''
>

/**
 * Empties emails. Date and kind stay, and so does the recipient of an email to the workshop, unless that is the person. Unsent
 * emails are cancelled.
 */
async function eraseMails(
  tx: Prisma.TransactionClient,
  records: PersonRecords,
  ownMails: MailRow[],
  otherMails: MailRow[],
) {
  const isToPerson = ({ recipient }: MailRow) => records.identifiers.emails.includes(emailKey(recipient))
  const withErasedRecipient = [
    ...ownMails.filter((mail) => isToPerson(mail) || mailKind(mail.kind)?.to !== 'workshop'),
    ...otherMails.filter(isToPerson),
  ]
  const ids = [...ownMails, ...otherMails].map(({ id }) => id)
  await tx.mail.updateMany({ where: { id: { in: ids } }, data: EMPTY_MAIL })
  await tx.mail.updateMany({ where: { id: { in: withErasedRecipient.map(({ id }) => id) } }, data: { recipient: '' } })
  const cancelledColumns = { status: 'failed', nextAttemptAt: null, claimedBy: '', lastError: 'kişinin verisi silindi' }
  await tx.mail.updateMany({ where: { id: { in: ids }, status: 'queued' }, data: cancelledColumns })
}

/** Removes the jobs that send erased emails, and the jobs whose payload contains one of the email addresses. */
async function removeJobs(tx: Prisma.TransactionClient, mailIds: string[], emails: readonly string[]): Promise<void> {
  const jobs = await tx.$queryRaw<{ id: string; email: string | null; mailId: string | null }[]>`
    SELECT "id"::text, "payload" ->> 'email' AS "email", "payload" ->> 'mailId' AS "mailId"
    FROM "graphile_worker"."_private_jobs" WHERE "payload" ->> 'email' IS NOT NULL OR "payload" ->> 'mailId' = ANY(${mailIds})`
  const erasable = jobs.filter(({ email, mailId }) => mailId !== null || emails.includes(emailKey(email ?? '')))
  const ids = erasable.map(({ id }) => id)
  // A running job is not removed. It no longer finds an order with that address.
  await tx.$queryRaw`SELECT 1 FROM "graphile_worker"."complete_jobs"(${ids}::bigint[])`
}

type AnyModel = { updateMany: (args: { where: { id: string }; data: object }) => Promise<unknown> }

/** Erases the person from the rows that belong to an order. The customer's own photos are already deleted. */
async function eraseOrderChildren(
  tx: Prisma.TransactionClient,
  order: PersonOrder,
  match: ErasureMatch,
): Promise<void> {
  const eraseRows = async (model: AnyModel, fields: RecordTable, rows: { id: string }[]) => {
    for (const row of rows) {
      const data = erasedColumns(fields, row, match)
      if (Object.keys(data).length > 0) await model.updateMany({ where: { id: row.id }, data })
    }
  }
  for (const { model, fields, relation } of ORDER_CHILD_TABLES) {
    const delegate = (tx as unknown as Record<string, AnyModel>)[`${model[0]!.toLowerCase()}${model.slice(1)}`]!
    await eraseRows(delegate, fields, [order[relation] ?? []].flat())
  }
  const movements = await tx.partMovement.findMany({ where: { workOrderId: order.id } })
  await eraseRows(tx.partMovement, MOVEMENT_FIELDS, movements)
}

/** Erases a person from messages and orders. Returns the files of their photos. */
async function eraseRecords(
  tx: Prisma.TransactionClient,
  { messages, orders }: PersonRecords,
  match: ErasureMatch,
): Promise<PictureFiles[]> {
  const keptMessages = messages.filter(({ workOrders }) => workOrders.length > 0)
  const orderIds = orders.map(({ id }) => id)
  const photosWhere = {
    OR: [{ messageId: { in: messages.map(({ id }) => id) } }, { workOrderId: { in: orderIds }, author: '' }],
  }
  const files = await tx.photo.findMany({ where: photosWhere, select: { path: true, widths: true } })
  await tx.photo.deleteMany({ where: photosWhere })
  // Their emails are deleted with them (foreign key).
  await tx.contactMessage.deleteMany({
    where: { id: { in: messages.filter((one) => !keptMessages.includes(one)).map(({ id }) => id) } },
  })

  const version = { increment: 1 }
  for (const message of keptMessages) {
    const data = { ...erasedColumns(MESSAGE_FIELDS, message, match), version }
    await tx.contactMessage.update({ where: { id: message.id }, data })
  }
  // PDFs name the customer. New PDFs are composed from the anonymised orders.
  await deletePapers(tx, orderIds)
  for (const order of orders) {
    const { id, updatedAt } = order
    await eraseOrderChildren(tx, order, match)
    // The new token invalidates the customer's link. The order keeps its position in lists.
    const token = randomBytes(16).toString('base64url')
    await tx.workOrder.update({
      where: { id },
      data: { ...erasedColumns(ORDER_FIELDS, order, match), version, token, updatedAt },
    })
  }
  return files
}

/**
 * Erases a person from customers. A company is kept without the person. A customer without a company name, or whose company
 * name is the person's own, is deleted; its orders are kept without a customer.
 */
async function eraseCustomers(
  tx: Prisma.TransactionClient,
  { customers }: PersonRecords,
  match: ErasureMatch,
): Promise<void> {
  const formerIds = customers.flatMap(({ contacts }) => contacts).map(({ id }) => id)
  await tx.customerContact.deleteMany({ where: { id: { in: formerIds } } })
  const currentCustomers = customers.filter(({ isCurrent }) => isCurrent)
  const erasable = currentCustomers.filter(({ companyName }) => match.ownsCompanyData || companyName === '')
  await tx.customer.deleteMany({ where: { id: { in: erasable.map(({ id }) => id) } } })
  for (const customer of currentCustomers.filter((one) => !erasable.includes(one))) {
    const ownsTaxData = idNumberOf(customer.taxNumber) !== ''
    const data = erasedColumns(CUSTOMER_FIELDS, customer, { ...match, ownsTaxData })
    await tx.customer.update({ where: { id: customer.id }, data: { ...data, version: { increment: 1 } } })
  }
}

const mailsOf = ({ messages, orders }: PersonRecords) => [...messages, ...orders].flatMap(({ mails }) => mails)

/** Erases a person whose records are locked, and returns what was erased and which files must be removed after the commit. */
async function eraseAll(
  tx: Prisma.TransactionClient,
  records: PersonRecords,
  { withCompany, requestedOn }: Pick<ErasureInput, 'withCompany' | 'requestedOn'>,
): Promise<{ erased: ErasureResult; files: ErasedFiles }> {
  const { messages, orders, mentions, identifiers, mails: otherMails } = records
  // Only one audit entry is written, below. Entries about each row would store the erased data.
  await muteAudit(tx)
  const match = {
    namesPersonInOwnText: personFinder(identifiers, true),
    namesPerson: personFinder(identifiers, false),
    ownsCompanyData: withCompany,
    ownsTaxData: false,
  }
  const photos = await eraseRecords(tx, records, match)
  await eraseCustomers(tx, records, match)
  await eraseUneditableTexts(tx, identifiers)
  const mailIds = [...mailsOf(records), ...otherMails].map(({ id }) => id)
  await eraseMails(tx, records, mailsOf(records), otherMails)
  await removeJobs(tx, mailIds, identifiers.emails)
  const label = `Başvuru ${requestedOn}: ${messages.length} mesaj, ${orders.length} iş emrinde ad`
  await recordEvent(tx, { kind: 'privacy', action: 'erased', label })
  const files = { mailIds, photos }
  await queueErasedFiles(tx, files)
  const photoCount = new Set(photos.map(({ path }) => path)).size
  const customers = records.customers.length
  const counts = { messages: messages.length, photos: photoCount, orders: orders.length, customers }
  return {
    erased: { ...counts, mails: mailIds.length, mentions: mentions.length + records.textMentions.length },
    files,
  }
}

/**
 * Erases a person in one transaction (record 0027): messages without an order are deleted; the other messages and the orders
 * become anonymous. Other people's records stay unchanged. The next search finds records that arrive in the meantime.
 * `matchesVersion` compares the fingerprint with the one that the caller saw.
 * @throws {AppError} invalid-input, not-found for a person without records, conflict for an account's email address,
 * stale if something has been added or changed since it was shown
 */
export async function erasePerson(
  _admin: AdminSession,
  { person, requestedOn, confirmation, withCompany }: ErasureInput,
  matchesVersion: VersionCheck,
): Promise<ErasureResult> {
  if (requestedOn > istanbulDay(new Date())) throw fieldError('requestedOn', 'Başvuru tarihi bugünden sonra olamaz.')
  const mismatch = person.kind === 'email' ? 'Aynı e-posta adresini yazın.' : 'Aynı telefonu yazın.'
  if (!isSamePerson(person, confirmation)) throw fieldError('confirmation', mismatch)
  const search = { person, withCompany }
  const { erased, files } = await db().$transaction(
    async (tx) => {
      const records = await lockPerson(tx, search)
      if (records.isStaff) throw new AppError('conflict', { message: STAFF_ERROR })
      if (isUnknown(records)) throw new AppError('not-found', { message: 'Bu adres hiçbir kayıtta yok.' })
      if (!matchesVersion(erasureFingerprint(records))) throw new AppError('stale', { message: CHANGED_ERROR })
      return eraseAll(tx, records, { withCompany, requestedOn })
    },
    { timeout: TIMEOUT_MS },
  )
  await removeErasedFilesNow(files)
  return erased
}

/** Returns all data of the site about a person. The audit trail records the access, without the person. */
export async function readForStaff(
  _admin: AdminSession,
  search: Search,
  action: 'searched' | 'exported',
): Promise<PersonRecords> {
  return db().$transaction(
    async (tx) => {
      const records = await readPerson(tx, search)
      const label = `${records.messages.length} mesaj, ${records.orders.length} iş emri`
      await recordEvent(tx, { kind: 'privacy', action, label })
      return records
    },
    { timeout: TIMEOUT_MS },
  )
}
