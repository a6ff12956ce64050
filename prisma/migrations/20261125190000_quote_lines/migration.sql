-- AlterTable
ALTER TABLE "quotes" ADD COLUMN     "discount_kind" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "discount_value" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "lines" JSONB NOT NULL DEFAULT '[]';

-- A draft may have no amount yet.
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_amount";
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_amount" CHECK ("amount" > 0 OR ("amount" = 0 AND "sent_at" IS NULL));
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_discount" CHECK ("discount_kind" IN ('', 'amount', 'percent') AND "discount_value" >= 0);

-- A quote with one amount is one line. The version before, which may run beside this one, writes none: its quotes are read so.
UPDATE "quotes" SET "lines" = jsonb_build_array(jsonb_build_object(
  'kind', 'labour', 'text', 'Onarım', 'quantity', 1, 'unit', 'adet', 'unitPrice', "amount"));

-- The lines say what is done, as the work does: the trail records that they changed, not what they say.
DROP TRIGGER "audit_insert" ON "quotes";
DROP TRIGGER "audit_update" ON "quotes";
DROP TRIGGER "audit_delete" ON "quotes";
SELECT "register_audit_part"('quotes', 'quote', '{"work_order_id": "order"}',
  ARRAY['version', 'amount', 'currency', 'vat_included', 'vat_rate', 'discount_kind', 'discount_value', 'lead_days', 'valid_until', 'sent_at',
    'decision', 'decided_how'],
  ARRAY['lines', 'work', 'decided_by', 'decision_note'],
  ARRAY['version', 'amount', 'currency', 'vat_included', 'vat_rate', 'lead_days', 'valid_until', 'sent_at']);
