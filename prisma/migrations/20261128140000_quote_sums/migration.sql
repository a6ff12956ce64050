-- Written with a quote when it is sent, by amountsOf() in lib/orders/quotes.ts. prisma/migrate.ts fills those that were sent before.
-- The version before, which may run beside this one, writes none. With 100 % VAT a total has more than 32 bits.
ALTER TABLE "quotes" ADD COLUMN "net" BIGINT,
ADD COLUMN "vat" BIGINT,
ADD COLUMN "total" BIGINT;

ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sums" CHECK (
  ("net" IS NULL AND "vat" IS NULL AND "total" IS NULL) OR ("sent_at" IS NOT NULL AND "net" >= 0 AND "vat" >= 0 AND "total" = "net" + "vat"));
