import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { isMadeUp } from '@/lib/people/made-up'
import { phoneKey } from '@/lib/platform/turkish/phone'
import { foldText } from '@/lib/platform/turkish/search'

/** By what somebody is recognised, as typed. */
export type Reachable = { phone: string; email: string }

/** Customers that may share a telephone or an address. What more of them share is no sign of one person. */
export const MAX_SHARED = 10

/** Returns the key by which telephones of customers are compared, or '' for none and for one that is made up. */
export function customerPhoneKey(phone: string): string {
  const key = phoneKey(phone)
  return isMadeUp(key) ? '' : key
}

/** Returns the key by which addresses of customers are compared, as the trigger fill_email_key writes it. */
export function customerEmailKey(email: string): string {
  return foldText(email.trim())
}

const COLUMNS = { phone: Prisma.raw('"phone_key"'), email: Prisma.raw('"email_key"') }

/** Returns the customers that have or had a telephone or an address, or null if it is no sign of one person. */
export async function customersWith(
  tx: Prisma.TransactionClient,
  kind: 'phone' | 'email',
  key: string,
): Promise<string[] | null> {
  if (key === '') return null
  const column = COLUMNS[kind]
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "customers" WHERE ${column} = ${key}
    UNION SELECT "customer_id"::text FROM "customer_contacts" WHERE ${column} = ${key} LIMIT ${MAX_SHARED + 1}`
  return rows.length > MAX_SHARED ? null : rows.map(({ id }) => id)
}

export const keyColumns = {
  phoneKey: true,
  emailKey: true,
  contacts: { select: { phoneKey: true, emailKey: true } },
} satisfies Prisma.CustomerSelect
type Keyed = Prisma.CustomerGetPayload<{ select: typeof keyColumns }>

/** Returns the keys of all telephones and addresses that a customer has or had. */
export function keysOf({ contacts, ...current }: Keyed): { phones: string[]; emails: string[] } {
  const all = [current, ...contacts]
  const distinct = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '')
  return { phones: distinct(all.map((one) => one.phoneKey)), emails: distinct(all.map((one) => one.emailKey)) }
}

/**
 * Returns the customer of a telephone and an address: both agree; or one of them is missing on one side, and only one customer
 * comes into question. Two firms may share a switchboard, so that one of them alone is not enough. Null for somebody new.
 */
export async function findCustomer(tx: Prisma.TransactionClient, { phone, email }: Reachable): Promise<string | null> {
  const byPhone = await customersWith(tx, 'phone', customerPhoneKey(phone))
  const byEmail = await customersWith(tx, 'email', customerEmailKey(email))
  const found = await tx.customer.findMany({
    where: { id: { in: [...(byPhone ?? []), ...(byEmail ?? [])] } },
    select: { id: true, ...keyColumns },
    orderBy: [{ lastOrderAt: 'desc' }, { id: 'desc' }],
  })
  const both = found.find(({ id }) => byPhone?.includes(id) && byEmail?.includes(id))
  if (both) return both.id
  const possible = found.filter((customer) => {
    const { phones, emails } = keysOf(customer)
    return byPhone?.includes(customer.id)
      ? byEmail === null || emails.length === 0
      : byPhone === null || phones.length === 0
  })
  return possible.length === 1 ? possible[0]!.id : null
}
