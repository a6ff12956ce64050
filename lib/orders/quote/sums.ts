import { amountsOf } from '@/lib/orders/quote/money'

type QuoteWithoutAmounts = { id: string; amount: number; vatIncluded: boolean; vatRate: number }

type Query = <Row>(statement: string, ...values: string[]) => Promise<Row[]>

const BATCH_SIZE = 1000

/**
 * Fills in net, VAT and total of quotes that an older version of the site sent without them. Safe to repeat. They must follow the rule
 * of that version: if `amountsOf` changes, copy the former function here.
 * @returns how many quotes were filled in
 */
export async function fillQuoteAmounts(query: Query): Promise<number> {
  for (let filled = 0; ;) {
    const quotes = await query<QuoteWithoutAmounts>(
      `SELECT "id"::text, "amount", "vat_included" AS "vatIncluded", "vat_rate" AS "vatRate" FROM "quotes"
       WHERE "sent_at" IS NOT NULL AND "total" IS NULL LIMIT ${BATCH_SIZE}`,
    )
    if (quotes.length === 0) return filled
    const amounts = quotes.map((quote) => ({ id: quote.id, ...amountsOf(quote) }))
    await query(
      `UPDATE "quotes" SET "net" = "sums"."net", "vat" = "sums"."vat", "total" = "sums"."total"
       FROM jsonb_to_recordset($1::jsonb) AS "sums" ("id" uuid, "net" bigint, "vat" bigint, "total" bigint)
       WHERE "quotes"."id" = "sums"."id"`,
      JSON.stringify(amounts),
    )
    filled += quotes.length
  }
}
