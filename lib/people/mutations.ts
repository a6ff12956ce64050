import 'server-only'
import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import { customerPhoneKey, customersWith, findCustomer, keyColumns, keysOf, type Reachable } from '@/lib/people/data'
import { ERASED } from '@/lib/people/erased'

type Contact = Reachable & { companyName: string; contactPerson: string }

/** Returns those keys that are a sign of one person. */
async function signsOf(tx: Prisma.TransactionClient, kind: 'phone' | 'email', keys: string[]): Promise<string[]> {
  const signs = []
  for (const key of keys) if (await customersWith(tx, kind, key)) signs.push(key)
  return signs
}

/** Gives a customer the messages of nobody yet that have its telephone and address, as far as both are known. */
export async function claimMessages(tx: Prisma.TransactionClient, id: string): Promise<void> {
  const keys = keysOf(await tx.customer.findUniqueOrThrow({ where: { id }, select: keyColumns }))
  const phones = await signsOf(tx, 'phone', keys.phones)
  const emails = await signsOf(tx, 'email', keys.emails)
  await tx.contactMessage.updateMany({
    where: {
      customerId: null,
      OR: [
        { phoneKey: { in: phones }, ...(keys.emails.length > 0 && { emailKey: { in: ['', ...keys.emails] } }) },
        { emailKey: { in: emails }, ...(keys.phones.length > 0 && { phoneKey: { in: ['', ...keys.phones] } }) },
      ],
    },
    data: { customerId: id },
  })
}

/** Notes a new order of a customer, and takes from it what the customer lacks. Returns false for one that is gone. */
async function noteOrder(tx: Prisma.TransactionClient, id: string, order: Contact, at: Date): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE "customers" SET "last_order_at" = greatest("last_order_at", ${at}::timestamptz) WHERE "id" = ${id}::uuid`
  if (count === 0) return false
  const customer = await tx.customer.findUniqueOrThrow({ where: { id } })
  const missing = {
    ...(customer.companyName === '' && { companyName: order.companyName }),
    ...(customer.contactPerson === ERASED && { contactPerson: order.contactPerson }),
    ...(customer.phoneKey === '' && { phone: order.phone, phoneKey: customerPhoneKey(order.phone) }),
    ...(customer.email === '' && { email: order.email }),
  }
  const isNews = Object.entries(missing).some(([field, value]) => value !== '' && value !== customer[field as 'phone'])
  if (isNews) await tx.customer.update({ where: { id }, data: { ...missing, version: { increment: 1 } } })
  return true
}

/**
 * Returns the customer of a new order: the one that was chosen, or the one of its telephone and address, or a new one. Orders
 * are opened one after another (their number), so that no two make the same customer. One that is joined to another meanwhile
 * is looked for again.
 */
export async function customerOfOrder(
  tx: Prisma.TransactionClient,
  order: Contact,
  { chosen, at }: { chosen?: string | null; at: Date },
): Promise<string> {
  let id = chosen ?? (await findCustomer(tx, order))
  while (id && !(await noteOrder(tx, id, order, at))) id = await findCustomer(tx, order)
  if (!id) {
    const { companyName, contactPerson, phone, email } = order
    const contact = { companyName, contactPerson, phone, phoneKey: customerPhoneKey(phone), email }
    id = newId()
    await tx.customer.create({ data: { id, ...contact, lastOrderAt: at, createdAt: at } })
  }
  await claimMessages(tx, id)
  return id
}
