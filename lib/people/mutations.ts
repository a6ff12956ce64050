import 'server-only'
import { v7 as newId } from 'uuid'
import type { Customer, Prisma } from '@/lib/generated/prisma/client'
import { customerPhoneKey, findCustomer, MAX_SHARED, type PhoneAndEmail } from '@/lib/people/data'
import { ERASED_TEXT } from '@/lib/people/erased-text'

type OrderPerson = PhoneAndEmail & { companyName: string; contactPerson: string }

/**
 * Assigns the unassigned messages with a customer's phone number and email address to the customer. If only one of the two is known,
 * it is enough.
 */
export async function claimMessages(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$executeRaw`
    WITH "own" AS (
      SELECT "phone_key", "email_key" FROM "customers" WHERE "id" = ${id}::uuid
      UNION ALL SELECT "phone_key", "email_key" FROM "customer_contacts" WHERE "customer_id" = ${id}::uuid
    ), "phones" AS (
      SELECT DISTINCT "phone_key" AS "key", (SELECT count(*) FROM (
        SELECT FROM "customers" WHERE "phone_key" = "own"."phone_key" LIMIT ${MAX_SHARED + 1}) AS "sharing") <= ${MAX_SHARED} AS "identifies"
      FROM "own" WHERE "phone_key" <> ''
    ), "emails" AS (
      SELECT DISTINCT "email_key" AS "key", (SELECT count(*) FROM (
        SELECT FROM "customers" WHERE "email_key" = "own"."email_key" LIMIT ${MAX_SHARED + 1}) AS "sharing") <= ${MAX_SHARED} AS "identifies"
      FROM "own" WHERE "email_key" <> ''
    )
    UPDATE "contact_messages" SET "customer_id" = ${id}::uuid WHERE "customer_id" IS NULL AND (
      ("phone_key" IN (SELECT "key" FROM "phones" WHERE "identifies")
        AND ("email_key" = '' OR "email_key" IN (SELECT "key" FROM "emails") OR NOT EXISTS (SELECT FROM "emails")))
      OR ("email_key" IN (SELECT "key" FROM "emails" WHERE "identifies")
        AND ("phone_key" = '' OR "phone_key" IN (SELECT "key" FROM "phones") OR NOT EXISTS (SELECT FROM "phones"))))`
}

type CustomerRow = Pick<Customer, 'companyName' | 'contactPerson' | 'phone' | 'phoneKey' | 'email'>

/** Updates a customer's last order date, and fills the customer's empty fields from the order. Returns false for a deleted customer. */
async function applyOrder(tx: Prisma.TransactionClient, id: string, order: OrderPerson, at: Date): Promise<boolean> {
  const [customer] = await tx.$queryRaw<CustomerRow[]>`
    UPDATE "customers" SET "last_order_at" = greatest("last_order_at", ${at}::timestamptz) WHERE "id" = ${id}::uuid
    RETURNING "company_name" AS "companyName", "contact_person" AS "contactPerson", "phone", "phone_key" AS "phoneKey", "email"`
  if (!customer) return false
  const filledRow: CustomerRow = {
    companyName: customer.companyName || order.companyName,
    contactPerson: customer.contactPerson === ERASED_TEXT ? order.contactPerson : customer.contactPerson,
    ...(customer.phoneKey === ''
      ? { phone: order.phone, phoneKey: customerPhoneKey(order.phone) }
      : { phone: customer.phone, phoneKey: customer.phoneKey }),
    email: customer.email || order.email,
  }
  const isUnchanged = Object.entries(filledRow).every(([name, value]) => value === customer[name as keyof CustomerRow])
  if (isUnchanged) return true
  await tx.customer.update({ where: { id }, data: { ...filledRow, version: { increment: 1 } }, select: { id: true } })
  await claimMessages(tx, id)
  return true
}

/**
 * Returns the customer of a new order: the customer that staff chose, or the customer with the order's phone number and email
 * address, or a new one. Orders are opened one after another (because of their numbers), so two orders never create the same
 * customer twice. If the customer is merged into another one in the meantime, it is looked up again.
 */
export async function assignCustomer(
  tx: Prisma.TransactionClient,
  order: OrderPerson,
  { customerId: chosenId, at }: { customerId?: string | null; at: Date },
): Promise<string> {
  let customerId = chosenId ?? (await findCustomer(tx, order))
  while (customerId) {
    if (await applyOrder(tx, customerId, order, at)) return customerId
    customerId = await findCustomer(tx, order)
  }
  const { companyName, contactPerson, phone, email } = order
  const contact = { companyName, contactPerson, phone, phoneKey: customerPhoneKey(phone), email }
  const id = newId()
  await tx.customer.createMany({ data: { id, ...contact, lastOrderAt: at, createdAt: at } })
  await claimMessages(tx, id)
  return id
}
