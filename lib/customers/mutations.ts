import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { muteAudit, recordEvent } from '@/lib/access/audit-record'
import { type Customer, getCustomer, MISSING } from '@/lib/customers/data'
import { type CustomerFields, JOINED_FIELDS, type Merge } from '@/lib/customers/schema'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { type IsKnown, lockRow, refuseStale } from '@/lib/platform/db/versions'
import { customerEmailKey, customerPhoneKey } from '@/lib/people/data'
import { claimMessages } from '@/lib/people/mutations'
import { formatDateTime } from '@/lib/platform/turkish/dates'

const columnsOf = (fields: CustomerFields) => ({ ...fields, phoneKey: customerPhoneKey(fields.phone) })

/** Adds a customer who has no order yet. A repeated key, which is the customer's id, returns the first one's. */
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
  isKnown: IsKnown,
): Promise<Customer> {
  await db().$transaction(async (tx) => {
    refuseStale(await lockRow(tx, 'customers', id, MISSING), isKnown)
    await tx.customer.update({ where: { id }, data: { ...columnsOf(fields), version: { increment: 1 } } })
    await claimMessages(tx, id)
  })
  return getCustomer(admin, id)
}

const conflict = (message: string) => new AppError('conflict', { message })

const GONE = 'Katılacak kayıt artık yok; başka biri birleştirmiş olabilir.'

/** Locks two customers in one order, so that two joinings do not wait for each other. @throws {AppError} not-found, conflict */
async function lockBoth(tx: Prisma.TransactionClient, id: string, otherId: string) {
  for (const one of [id, otherId].toSorted()) {
    await lockRow(tx, 'customers', one, MISSING).catch((error: unknown) => {
      throw one === otherId && error instanceof AppError ? conflict(GONE) : error
    })
  }
  const kept = await tx.customer.findUniqueOrThrow({ where: { id } })
  const other = await tx.customer.findUniqueOrThrow({ where: { id: otherId } })
  return { kept, other }
}

type Contact = Pick<CustomerFields, 'contactPerson' | 'phone' | 'email'>

/** Keeps the contacts of two customers that one contact replaces, so that the customer is found by all that either had. */
async function keepContacts(tx: Prisma.TransactionClient, customerId: string, before: Contact[], now: Contact) {
  const keysOf = ({ phone, email }: Contact) => [customerPhoneKey(phone), customerEmailKey(email)] as const
  const [nowPhone, nowEmail] = keysOf(now)
  const isReplaced = (contact: Contact) => {
    const [phone, email] = keysOf(contact)
    return (phone !== '' && phone !== nowPhone) || (email !== '' && email !== nowEmail)
  }
  const rows = before.filter(isReplaced).map(({ contactPerson, phone, email }) => {
    return { id: newId(), customerId, contactPerson, phone, phoneKey: customerPhoneKey(phone), email }
  })
  await tx.customerContact.createMany({ data: rows })
}

/** Moves what belongs to a customer to another one. */
async function moveAll(tx: Prisma.TransactionClient, otherId: string, id: string): Promise<void> {
  const [where, data] = [{ customerId: otherId }, { customerId: id }]
  await tx.workOrder.updateMany({ where, data })
  await tx.contactMessage.updateMany({ where, data })
  await tx.customerContact.updateMany({ where, data })
  // Those who are not the other one are not the kept one either.
  await tx.$executeRaw`
    INSERT INTO "distinct_customers" ("one_id", "other_id")
    SELECT least("third", ${id}::uuid), greatest("third", ${id}::uuid) FROM (
      SELECT CASE WHEN "one_id" = ${otherId}::uuid THEN "other_id" ELSE "one_id" END AS "third"
      FROM "distinct_customers" WHERE ${otherId}::uuid IN ("one_id", "other_id")
    ) AS "thirds" WHERE "third" <> ${id}::uuid ON CONFLICT DO NOTHING`
}

/**
 * Joins another customer to one: orders and messages move, notes and contacts stay both, and the other goes. It cannot be taken
 * back. Orders keep their copies of name, telephone and address.
 * @throws {AppError} not-found, stale if one of the two was changed, conflict for itself and for one that is gone
 */
export async function mergeCustomers(
  admin: AdminSession,
  id: string,
  { otherId, otherVersion, take }: Merge,
  isKnown: IsKnown,
): Promise<Customer> {
  if (otherId === id) throw conflict('Bir müşteri kendisiyle birleştirilemez.')
  await db().$transaction(async (tx) => {
    const { kept, other } = await lockBoth(tx, id, otherId)
    refuseStale(kept, isKnown)
    if (other.version !== otherVersion) throw new AppError('stale')
    // The entry below says what is done. Entries about each order would be many.
    await muteAudit(tx)
    const values = JOINED_FIELDS.map((field) => {
      const isOther = take.includes(field) || kept[field] === ''
      return [field, isOther ? other[field] : kept[field]] as const
    })
    const fields = Object.fromEntries(values) as Record<(typeof JOINED_FIELDS)[number], string>
    const note = [...new Set([kept.note, other.note])].filter(Boolean).join('\n')
    const lastOrderAt = kept.lastOrderAt > other.lastOrderAt ? kept.lastOrderAt : other.lastOrderAt
    await moveAll(tx, otherId, id)
    await tx.customer.delete({ where: { id: otherId } })
    const data = { ...columnsOf({ ...fields, note }), lastOrderAt, version: { increment: 1 } }
    await tx.customer.update({ where: { id }, data })
    await keepContacts(tx, id, [kept, other], fields)
    await claimMessages(tx, id)
    const label = `${formatDateTime(kept.createdAt)} kaydına ${formatDateTime(other.createdAt)} kaydı`
    await recordEvent(tx, { kind: 'customer', action: 'merged', itemId: id, label })
  })
  return getCustomer(admin, id)
}

/** Says that two customers are not one, so that they are no longer offered. @throws {AppError} not-found, conflict */
export async function tellApart(_admin: AdminSession, id: string, { otherId }: { otherId: string }): Promise<void> {
  if (otherId === id) throw conflict('Bir müşteri kendisinden ayrılamaz.')
  await db().$transaction(async (tx) => {
    await lockBoth(tx, id, otherId)
    const [oneId, second] = [id, otherId].toSorted() as [string, string]
    const ids = { oneId, otherId: second }
    await tx.distinctCustomer.upsert({ where: { oneId_otherId: ids }, create: ids, update: {} })
  })
}
