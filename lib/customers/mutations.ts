import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { muteAudit, recordEvent } from '@/lib/access/audit-record'
import { type Customer, getCustomer, CUSTOMER_MISSING } from '@/lib/customers/data'
import { type CustomerFields, MERGE_FIELDS, type Merge, type MergeField } from '@/lib/customers/schema'
import type { Customer as Row, Prisma } from '@/lib/generated/prisma/client'
import { conflict } from '@/lib/orders/order/mutations'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { type VersionCheck, lockRow, refuseStale } from '@/lib/platform/db/versions'
import { customerEmailKey, customerPhoneKey } from '@/lib/people/data'
import { claimMessages } from '@/lib/people/mutations'
import { formatDateTime } from '@/lib/platform/turkish/dates'

const columnsOf = (fields: CustomerFields) => ({ ...fields, phoneKey: customerPhoneKey(fields.phone) })

/** Adds a customer who has no order yet. The idempotency key becomes its id; a repeated key returns the existing customer. */
export async function createCustomer(
  admin: AdminSession,
  fields: CustomerFields,
  idempotencyKey?: string,
): Promise<Customer> {
  const id = idempotencyKey ?? newId()
  try {
    await db().$transaction(async (tx) => {
      await tx.customer.create({ data: { ...columnsOf(fields), id } })
      await claimMessages(tx, id)
    })
  } catch (error) {
    if (!idempotencyKey || (error as { code?: string }).code !== 'P2002') throw error
  }
  return getCustomer(admin, id)
}

/** Changes a customer. Orders keep their copies. @throws {AppError} not-found, stale */
export async function updateCustomer(
  admin: AdminSession,
  id: string,
  fields: CustomerFields,
  matchesVersion: VersionCheck,
): Promise<Customer> {
  await db().$transaction(async (tx) => {
    refuseStale(await lockRow(tx, 'customers', id, CUSTOMER_MISSING), matchesVersion)
    await tx.customer.update({ where: { id }, data: { ...columnsOf(fields), version: { increment: 1 } } })
    await claimMessages(tx, id)
  })
  return getCustomer(admin, id)
}

const OTHER_MISSING = 'Katılacak kayıt artık yok; başka biri birleştirmiş olabilir.'

/** Locks two customers in the order of their ids, so that concurrent merges cannot deadlock. @throws {AppError} not-found, conflict */
async function lockBoth(tx: Prisma.TransactionClient, id: string, otherId: string) {
  for (const customerId of [id, otherId].toSorted()) {
    await lockRow(tx, 'customers', customerId, CUSTOMER_MISSING).catch((error: unknown) => {
      throw customerId === otherId && error instanceof AppError ? conflict(OTHER_MISSING) : error
    })
  }
  const target = await tx.customer.findUniqueOrThrow({ where: { id } })
  const other = await tx.customer.findUniqueOrThrow({ where: { id: otherId } })
  return { target, other }
}

type ContactFields = Pick<CustomerFields, 'contactPerson' | 'phone' | 'email'>

/** Stores those contacts of two merged customers that differ from the current one, so that searches still find the customer by them. */
async function storeFormerContacts(
  tx: Prisma.TransactionClient,
  customerId: string,
  contacts: ContactFields[],
  currentContact: ContactFields,
) {
  const keysOf = ({ phone, email }: ContactFields) => [customerPhoneKey(phone), customerEmailKey(email)] as const
  const [currentPhone, currentEmail] = keysOf(currentContact)
  const isReplaced = (contact: ContactFields) => {
    const [phone, email] = keysOf(contact)
    return (phone !== '' && phone !== currentPhone) || (email !== '' && email !== currentEmail)
  }
  const rows = contacts.filter(isReplaced).map(({ contactPerson, phone, email }) => {
    return { id: newId(), customerId, contactPerson, phone, phoneKey: customerPhoneKey(phone), email }
  })
  await tx.customerContact.createMany({ data: rows })
}

/** Moves everything that belongs to customer `otherId` to customer `id`. */
async function moveAll(tx: Prisma.TransactionClient, otherId: string, id: string): Promise<void> {
  const where = { customerId: otherId }
  const data = { customerId: id }
  await tx.workOrder.updateMany({ where, data })
  await tx.contactMessage.updateMany({ where, data })
  await tx.customerContact.updateMany({ where, data })
  // Customers that are distinct from the other customer are also distinct from this one.
  await tx.$executeRaw`
    INSERT INTO "distinct_customers" ("one_id", "other_id")
    SELECT least("third", ${id}::uuid), greatest("third", ${id}::uuid) FROM (
      SELECT CASE WHEN "one_id" = ${otherId}::uuid THEN "other_id" ELSE "one_id" END AS "third"
      FROM "distinct_customers" WHERE ${otherId}::uuid IN ("one_id", "other_id")
    ) AS "thirds" WHERE "third" <> ${id}::uuid ON CONFLICT DO NOTHING`
}

/**
 * Returns what a merge writes into the columns for which staff do not choose. `undefined` keeps the target's value, or leaves the
 * column to a trigger. A column that nobody has decided about is a type error.
 */
const otherColumns = (target: Row, other: Row, { phone }: Pick<Row, 'phone'>) =>
  ({
    id: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    emailKey: undefined,
    searchText: undefined,
    phoneKey: customerPhoneKey(phone),
    version: { increment: 1 },
    lastOrderAt: target.lastOrderAt > other.lastOrderAt ? target.lastOrderAt : other.lastOrderAt,
    paymentDays: target.paymentDays ?? other.paymentDays,
    note: [...new Set([target.note, other.note])].filter(Boolean).join('\n'),
  }) satisfies Record<Exclude<keyof Row, MergeField>, unknown>

/**
 * Merges another customer into one: orders and messages move, both notes and contacts are kept, and the other customer is
 * deleted. A merge cannot be undone. Orders keep their copies of name, phone number and address.
 * @throws {AppError} not-found, stale if one of the two has changed, conflict if the two ids are equal or the other customer no longer exists
 */
export async function mergeCustomers(
  admin: AdminSession,
  id: string,
  { otherId, otherVersion, take }: Merge,
  matchesVersion: VersionCheck,
): Promise<Customer> {
  if (otherId === id) throw conflict('Bir müşteri kendisiyle birleştirilemez.')
  await db().$transaction(async (tx) => {
    const { target, other } = await lockBoth(tx, id, otherId)
    refuseStale(target, matchesVersion)
    if (other.version !== otherVersion) throw new AppError('stale')
    // One audit entry, below, replaces the entries of all moved orders.
    await muteAudit(tx)
    const mergedFields = MERGE_FIELDS.map((field) => {
      const isTaken = take.includes(field) || target[field] === ''
      return [field, isTaken ? other[field] : target[field]] as const
    })
    const fields = Object.fromEntries(mergedFields) as Pick<Row, MergeField>
    await moveAll(tx, otherId, id)
    await tx.customer.delete({ where: { id: otherId } })
    await tx.customer.update({ where: { id }, data: { ...fields, ...otherColumns(target, other, fields) } })
    await storeFormerContacts(tx, id, [target, other], fields)
    await claimMessages(tx, id)
    const label = `${formatDateTime(target.createdAt)} kaydına ${formatDateTime(other.createdAt)} kaydı`
    await recordEvent(tx, { kind: 'customer', action: 'merged', itemId: id, label })
  })
  return getCustomer(admin, id)
}

/** Records that two customers are distinct, so that they are no longer suggested as duplicates. @throws {AppError} not-found, conflict */
export async function recordDistinct(
  _admin: AdminSession,
  id: string,
  { otherId }: { otherId: string },
): Promise<void> {
  if (otherId === id) throw conflict('Bir müşteri kendisinden ayrılamaz.')
  await db().$transaction(async (tx) => {
    await lockBoth(tx, id, otherId)
    const [oneId, largerId] = [id, otherId].toSorted() as [string, string]
    const ids = { oneId, otherId: largerId }
    await tx.distinctCustomer.upsert({ where: { oneId_otherId: ids }, create: ids, update: {} })
  })
}
