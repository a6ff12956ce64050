import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { storedAmountsOf } from '@/lib/orders/quote/money'

type Money = { amount: number; currency: string }

/** An order with the facts from which its account is computed. Days are YYYY-MM-DD. All times except `closedAt` are texts, as PostgreSQL writes them in JSON. */
export type OrderAccountRow = {
  id: string
  number: string
  customerId: string | null
  state: string
  closedAt: Date | null
  /** The payment term agreed with the customer, in days. */
  paymentDays: number | null
  /** The newest sent quote. */
  quote: (Parameters<typeof storedAmountsOf>[0] & { currency: string; decision: string | null }) | null
  /** Oldest invoice first. */
  shares: (Money & {
    invoiceId: string
    net: number
    vat: number
    withheld: number
    vatRate: number
    day: string
    dueOn: string
  })[]
  /** Oldest first. */
  payments: (Money & { id: string; day: string; method: string; note: string; author: string })[]
  differences: { of: string; amount: number; kind: string; text: string; author: string; createdAt: string }[]
  account: {
    version: number
    byHand: boolean
    ownDueOn: string | null
    noInvoice: string
    noInvoiceText: string
    noInvoiceBy: string
    noInvoiceAt: string | null
  } | null
}

/**
 * Returns orders by their ids, sorted by number. A single query, because Prisma needs eight for these relations, and every
 * change of an account reads them before and after it.
 */
export function readAccounts(client: Prisma.TransactionClient, ids: readonly string[]): Promise<OrderAccountRow[]> {
  return client.$queryRaw<OrderAccountRow[]>`
    SELECT "id", "number", "customer_id" AS "customerId", "state", "closed_at" AS "closedAt",
      (SELECT "payment_days" FROM "customers" WHERE "customers"."id" = "customer_id") AS "paymentDays",
      (SELECT to_jsonb("row") FROM (
        SELECT "amount", "vat_included" AS "vatIncluded", "vat_rate" AS "vatRate", "net", "vat", "total", "currency", "decision"
        FROM "quotes" WHERE "work_order_id" = "work_orders"."id" AND "sent_at" IS NOT NULL ORDER BY "version" DESC LIMIT 1
      ) AS "row") AS "quote",
      (SELECT coalesce(jsonb_agg("row"), '[]') FROM (
        SELECT "invoice_id" AS "invoiceId", "amount", "net", "vat", "withheld", "vat_rate" AS "vatRate", "currency", "day",
          "due_on" AS "dueOn"
        FROM "invoice_shares" JOIN "invoices" ON "invoices"."id" = "invoice_id"
        WHERE "work_order_id" = "work_orders"."id" ORDER BY "day", "invoice_shares"."id"
      ) AS "row") AS "shares",
      (SELECT coalesce(jsonb_agg("row"), '[]') FROM (
        SELECT "id", "day", "amount", "currency", "method", "note", "author" FROM "payments"
        WHERE "work_order_id" = "work_orders"."id" ORDER BY "day", "created_at"
      ) AS "row") AS "payments",
      (SELECT coalesce(jsonb_agg("row"), '[]') FROM (
        SELECT "of", "amount", "kind", "text", "author", "created_at" AS "createdAt" FROM "order_differences"
        WHERE "work_order_id" = "work_orders"."id"
      ) AS "row") AS "differences",
      (SELECT to_jsonb("row") FROM (
        SELECT "version", "by_hand" AS "byHand", "own_due_on" AS "ownDueOn", "no_invoice" AS "noInvoice",
          "no_invoice_text" AS "noInvoiceText", "no_invoice_by" AS "noInvoiceBy", "no_invoice_at" AS "noInvoiceAt"
        FROM "order_accounts" WHERE "order_accounts"."id" = "work_orders"."id"
      ) AS "row") AS "account"
    FROM "work_orders" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "number"`
}
