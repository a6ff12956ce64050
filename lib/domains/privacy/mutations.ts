import 'server-only'
import { randomBytes } from 'node:crypto'
import { AppError } from '@/lib/app-error'
import type { AdminSession } from '@/lib/auth/sessions'
import { changedRows, textsOf, writeTexts } from '@/lib/content/mentions'
import { ERASED, personEraser, type PersonMarks, spelledMarks } from '@/lib/content/person-marks'
import { likeLiteral } from '@/lib/content/search'
import type { IsKnown } from '@/lib/content/versions'
import { db } from '@/lib/db'
import { muteAudit, recordEvent, redactAudit } from '@/lib/domains/audit/mutations'
import { type MailRow, type PersonRecords, readPerson, stateOf } from '@/lib/domains/privacy/data'
import { type ErasureInput, isSamePerson, type Search } from '@/lib/domains/privacy/schema'
import { istanbulDay } from '@/lib/format/dates'
import { emailKey } from '@/lib/format/email'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type ErasedFiles, queueErasedFiles, removeErasedFilesNow } from '@/lib/jobs/remove-erased-files'
import { natureOf } from '@/lib/mail/facts'
import type { PictureFiles } from '@/lib/media/pictures'

/** An erasure of hundreds of orders takes some seconds. */
const TIMEOUT_MS = 20_000

const CHANGED = 'Kayıtlar siz bakarken değişti. Yeniden arayın, silinecekleri görüp onaylayın.'
const STAFF = 'Bu adres bir kullanıcının hesabı: Kullanıcılar’dan yönetin.'

/** Whether the site holds nothing about a person. */
const isUnknown = ({ messages, orders, mentions, mails }: PersonRecords) =>
  [messages, orders, mentions, mails].every((rows) => rows.length === 0)

/** What was erased. */
export type Erased = { messages: number; photos: number; orders: number; mails: number; mentions: number }

const wrong = (field: string, message: string) =>
  new AppError('invalid-input', { message, fields: { [field]: [message] } })

/** Locks everything of a person until the transaction ends, and reads it as it then is. */
async function lockPerson(tx: Prisma.TransactionClient, search: Search): Promise<PersonRecords> {
  const { messages, orders, mentionedIn } = await readPerson(tx, search)
  const messageIds = messages.map(({ id }) => id)
  const orderIds = [...orders, ...mentionedIn].map(({ id }) => id)
  await tx.$queryRaw`SELECT 1 FROM "contact_messages" WHERE "id" = ANY(${messageIds}::uuid[]) ORDER BY "id" FOR UPDATE`
  await tx.$queryRaw`SELECT 1 FROM "work_orders" WHERE "id" = ANY(${orderIds}::uuid[]) ORDER BY "id" FOR UPDATE`
  return readPerson(tx, search)
}

/**
 * Empties mails. Their date and kind stay, and the recipient of those to the workshop, unless that is the person. One that
 * is not sent yet never is.
 */
async function eraseMails(tx: Prisma.TransactionClient, records: PersonRecords, own: MailRow[], others: MailRow[]) {
  const isTo = ({ recipient }: MailRow) => records.marks.emails.includes(emailKey(recipient))
  const gone = [...own.filter((mail) => isTo(mail) || natureOf(mail.kind)?.to !== 'workshop'), ...others.filter(isTo)]
  const ids = [...own, ...others].map(({ id }) => id)
  const empty = { subject: '', text: '', html: '', lastError: '' }
  await tx.mail.updateMany({ where: { id: { in: ids } }, data: empty })
  await tx.mail.updateMany({ where: { id: { in: gone.map(({ id }) => id) } }, data: { recipient: '' } })
  const stopped = { status: 'failed', nextAttemptAt: null, claimedBy: '', lastError: 'kişinin verisi silindi' }
  await tx.mail.updateMany({ where: { id: { in: ids }, status: 'queued' }, data: stopped })
}

/** Removes the jobs that send erased mails, and those whose payload holds one of the addresses. */
async function removeJobs(tx: Prisma.TransactionClient, mailIds: string[], emails: readonly string[]): Promise<void> {
  const jobs = await tx.$queryRaw<{ id: string; email: string | null; mailId: string | null }[]>`
    SELECT "id"::text, "payload" ->> 'email' AS "email", "payload" ->> 'mailId' AS "mailId"
    FROM "graphile_worker"."_private_jobs" WHERE "payload" ->> 'email' IS NOT NULL OR "payload" ->> 'mailId' = ANY(${mailIds})`
  const gone = jobs.filter(({ email, mailId }) => mailId !== null || emails.includes(emailKey(email ?? '')))
  const ids = gone.map(({ id }) => id)
  // One that runs at this moment stays, and goes when it has run: it finds no order of that address any more.
  await tx.$queryRaw`SELECT 1 FROM "graphile_worker"."complete_jobs"(${ids}::bigint[])`
}

/** Erases a person from messages and orders. Returns the files of their photos. */
async function eraseRecords(
  tx: Prisma.TransactionClient,
  records: PersonRecords,
  withCompany: boolean,
): Promise<PictureFiles[]> {
  const { marks, messages, orders } = records
  const company = withCompany ? { companyName: ERASED } : {}
  const kept = messages.filter(({ workOrders }) => workOrders.length > 0)
  const owners = { messages: kept.map(({ id }) => id), orders: orders.map(({ id }) => id) }
  const owned = {
    OR: [{ messageId: { in: messages.map(({ id }) => id) } }, { workOrderId: { in: owners.orders }, author: '' }],
  }
  const files = await tx.photo.findMany({ where: owned, select: { path: true, widths: true } })
  await tx.photo.deleteMany({ where: owned })
  // Their mails go with them (foreign key).
  await tx.contactMessage.deleteMany({
    where: { id: { in: messages.filter((one) => !kept.includes(one)).map(({ id }) => id) } },
  })

  const erase = personEraser(marks, true)
  const eraseStaff = personEraser(marks, false)
  const change = (text: string, column: string) => {
    if (column === 'problem_description') return ERASED
    // The name of who decided goes whole: 'S. Taşkıran'.
    if (column === 'decided_by') return erase(text) === text ? text : ERASED
    return column === 'responsible' ? eraseStaff(text) : erase(text)
  }
  await writeTexts(tx, changedRows(await textsOf(tx, owners), change))
  const contact = { contactPerson: ERASED, phone: ERASED, email: '', version: { increment: 1 } } as const
  await tx.contactMessage.updateMany({
    where: { id: { in: owners.messages } },
    data: { ...contact, ...(withCompany && company) },
  })
  for (const { id, companyName, updatedAt } of orders) {
    // The customer's link ends, because whoever has it could still read and decide. The order keeps its place in lists.
    const token = randomBytes(16).toString('base64url')
    const own = companyName === '' ? {} : company
    await tx.workOrder.update({ where: { id }, data: { ...contact, ...own, phoneKey: '', token, updatedAt } })
  }
  return files
}

/** Erases the person from the audit trail, in all the spellings that stand there. */
async function eraseFromAudit(tx: Prisma.TransactionClient, marks: PersonMarks): Promise<void> {
  // Letters whose case depends on the language match any one character, and a space any number; what is found is
  // compared by the marks.
  const loose = (text: string) =>
    `%${likeLiteral(text)
      .replaceAll(/[^a-hj-z0-9@.\\%_\s-]/giu, '_')
      .replaceAll(/\s+/g, '%')}%`
  const phones = marks.phones.map((key) => `%${key.replace(/(...)(...)(..)(..)/, '$1%$2%$3%$4')}%`)
  const patterns = [...[...marks.names, ...marks.companies, ...marks.emails].map(loose), ...phones]
  const rows = await tx.$queryRaw<{ text: string }[]>`
    SELECT concat_ws(' ', "label", "actor_name", "changes"::text) AS "text" FROM "audit_entries"
    WHERE concat_ws(' ', "label", "actor_name", "changes"::text) ILIKE ANY(${patterns}::text[])`
  const spelled = [...new Set(rows.flatMap(({ text }) => spelledMarks(marks, text)))]
  if (spelled.length > 0) await redactAudit(tx, spelled)
}

const mailsOf = ({ messages, orders }: PersonRecords) => [...messages, ...orders].flatMap(({ mails }) => mails)

/** Erases a locked person, and returns what was erased and which files must go after the commit. */
async function eraseAll(
  tx: Prisma.TransactionClient,
  records: PersonRecords,
  { withCompany, requestedOn }: Pick<ErasureInput, 'withCompany' | 'requestedOn'>,
): Promise<{ erased: Erased; files: ErasedFiles }> {
  const { messages, orders, mentions, mentionedIn, marks, mails: others } = records
  // The entry below says what is done. Entries about each row would keep what is erased.
  await muteAudit(tx)
  const photos = await eraseRecords(tx, records, withCompany)
  const mailIds = [...mailsOf(records), ...others].map(({ id }) => id)
  await eraseMails(tx, records, mailsOf(records), others)
  await removeJobs(tx, mailIds, marks.emails)
  await writeTexts(tx, mentions)
  // A form that staff have open with the text from before cannot be saved any more.
  const changed = [mentionedIn.map(({ id }) => id), mentions.flatMap(({ messageId }) => messageId ?? [])]
  await tx.$executeRaw`UPDATE "work_orders" SET "version" = "version" + 1 WHERE "id" = ANY(${changed[0]}::uuid[])`
  await tx.$executeRaw`UPDATE "contact_messages" SET "version" = "version" + 1 WHERE "id" = ANY(${changed[1]}::uuid[])`
  await eraseFromAudit(tx, marks)
  const label = `Başvuru ${requestedOn}: ${messages.length} mesaj, ${orders.length} iş emrinde ad`
  await recordEvent(tx, { kind: 'privacy', action: 'erased', label })
  const files = { mailIds, photos }
  await queueErasedFiles(tx, files)
  const distinct = new Set(photos.map(({ path }) => path)).size
  const counts = { messages: messages.length, photos: distinct, orders: orders.length }
  return { erased: { ...counts, mails: mailIds.length, mentions: mentions.length }, files }
}

/**
 * Erases a person in one transaction (record 0027): messages without an order are deleted, others and orders become
 * nameless, photos and mails go. What arrives meanwhile is found by the next search. `isKnown` compares the state that
 * was shown.
 * @throws {AppError} invalid-input, not-found for a person of whom nothing is known, conflict for an account's address,
 * stale if something has been added or changed since it was shown
 */
export async function erasePerson(
  _admin: AdminSession,
  { person, requestedOn, confirmation, withCompany }: ErasureInput,
  isKnown: IsKnown,
): Promise<Erased> {
  if (requestedOn > istanbulDay(new Date())) throw wrong('requestedOn', 'Başvuru tarihi bugünden sonra olamaz.')
  const again = person.kind === 'email' ? 'Aynı e-posta adresini yazın.' : 'Aynı telefonu yazın.'
  if (!isSamePerson(person, confirmation)) throw wrong('confirmation', again)
  const search = { person, withCompany }
  const { erased, files } = await db().$transaction(
    async (tx) => {
      const records = await lockPerson(tx, search)
      if (records.isStaff) throw new AppError('conflict', { message: STAFF })
      if (isUnknown(records)) throw new AppError('not-found', { message: 'Bu adres hiçbir kayıtta yok.' })
      if (!isKnown(stateOf(records))) throw new AppError('stale', { message: CHANGED })
      return eraseAll(tx, records, { withCompany, requestedOn })
    },
    { timeout: TIMEOUT_MS },
  )
  await removeErasedFilesNow(files)
  return erased
}

/** Returns everything that the person is given. The audit trail notes that it was read, without the person. */
export async function readForPerson(_admin: AdminSession, search: Search): Promise<PersonRecords> {
  return db().$transaction(async (tx) => {
    const records = await readPerson(tx, search)
    const label = `${records.messages.length} mesaj, ${records.orders.length} iş emri`
    await recordEvent(tx, { kind: 'privacy', action: 'exported', label })
    return records
  })
}
