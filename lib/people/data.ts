import 'server-only'
import { Prisma } from '@/lib/generated/prisma/client'
import { isMadeUp } from '@/lib/people/made-up'
import { phoneKey } from '@/lib/platform/turkish/phone'
import { foldText } from '@/lib/platform/turkish/search'

/** The phone number and email address that identify a person, as typed. */
export type PhoneAndEmail = { phone: string; email: string }

/** Maximum number of customers that may share a phone number or email address. If more do, it does not identify a person. */
export const MAX_SHARED = 10

/** Returns the key by which customers' phone numbers are compared, or '' for a missing or made-up number. */
export function customerPhoneKey(phone: string): string {
  const key = phoneKey(phone)
  return isMadeUp(key) ? '' : key
}

/** Returns the key by which customers' email addresses are compared. The trigger fill_email_key computes the same key. */
export function customerEmailKey(email: string): string {
  return foldText(email.trim())
}

const COLUMNS = { phone: Prisma.raw('"phone_key"'), email: Prisma.raw('"email_key"') }

/** Returns the ids of the customers that have or had a phone number or email address, or null if it does not identify a person. */
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
type CustomerKeys = Prisma.CustomerGetPayload<{ select: typeof keyColumns }>

/** Returns the keys of all phone numbers and email addresses that a customer has or had. */
export function keysOf({ contacts: former, ...current }: CustomerKeys): { phones: string[]; emails: string[] } {
  const contacts = [current, ...former]
  const distinct = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '')
  return {
    phones: distinct(contacts.map(({ phoneKey }) => phoneKey)),
    emails: distinct(contacts.map(({ emailKey }) => emailKey)),
  }
}

type Candidate = { id: string; matchesPhone: boolean; matchesEmail: boolean; hasPhone: boolean; hasEmail: boolean }

/** Returns the customers that have or had a phone number or email address, the one with the newest order first. */
async function readCandidates(tx: Prisma.TransactionClient, phone: string, email: string): Promise<Candidate[]> {
  // One statement, because orders wait for each other while it runs.
  return tx.$queryRaw<Candidate[]>`
    WITH "candidates" AS (
      (SELECT "id", 'phone' AS "kind" FROM "customers" WHERE "phone_key" = ${phone} AND ${phone} <> ''
        UNION SELECT "customer_id", 'phone' FROM "customer_contacts" WHERE "phone_key" = ${phone} AND ${phone} <> ''
        LIMIT ${MAX_SHARED + 1})
      UNION ALL
      (SELECT "id", 'email' FROM "customers" WHERE "email_key" = ${email} AND ${email} <> ''
        UNION SELECT "customer_id", 'email' FROM "customer_contacts" WHERE "email_key" = ${email} AND ${email} <> ''
        LIMIT ${MAX_SHARED + 1})
    )
    SELECT "customer"."id"::text, bool_or("kind" = 'phone') AS "matchesPhone", bool_or("kind" = 'email') AS "matchesEmail",
      "phone_key" <> '' OR EXISTS (SELECT FROM "customer_contacts" WHERE "customer_id" = "customer"."id" AND "phone_key" <> '') AS "hasPhone",
      "email_key" <> '' OR EXISTS (SELECT FROM "customer_contacts" WHERE "customer_id" = "customer"."id" AND "email_key" <> '') AS "hasEmail"
    FROM "candidates" JOIN "customers" AS "customer" ON "customer"."id" = "candidates"."id"
    GROUP BY "customer"."id" ORDER BY "last_order_at" DESC, "customer"."id" DESC`
}

/**
 * Returns the customer with this phone number and email address, or null for a new person. One of the two is enough if the
 * other is missing on one side and no other customer is possible, because two companies may share a switchboard.
 */
export async function findCustomer(
  tx: Prisma.TransactionClient,
  { phone, email }: PhoneAndEmail,
): Promise<string | null> {
  const [phoneKey, emailKey] = [customerPhoneKey(phone), customerEmailKey(email)]
  const candidates = await readCandidates(tx, phoneKey, emailKey)
  const identifies = (match: 'matchesPhone' | 'matchesEmail', key: string) =>
    key !== '' && candidates.filter((candidate) => candidate[match]).length <= MAX_SHARED
  const phoneIdentifies = identifies('matchesPhone', phoneKey)
  const emailIdentifies = identifies('matchesEmail', emailKey)
  const withBoth = candidates.find(
    ({ matchesPhone, matchesEmail }) => phoneIdentifies && emailIdentifies && matchesPhone && matchesEmail,
  )
  if (withBoth) return withBoth.id
  const possibleCustomers = candidates.filter(({ matchesPhone, matchesEmail, hasPhone, hasEmail }) => {
    if (phoneIdentifies && matchesPhone) return !emailIdentifies || !hasEmail
    return emailIdentifies && matchesEmail && (!phoneIdentifies || !hasPhone)
  })
  return possibleCustomers.length === 1 ? possibleCustomers[0]!.id : null
}
