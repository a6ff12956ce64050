ALTER TABLE "customers" ADD COLUMN "payment_days" INTEGER;

CREATE TABLE "order_accounts" (
    "id" UUID NOT NULL,
    "by_hand" BOOLEAN NOT NULL DEFAULT false,
    "own_due_on" DATE,
    "no_invoice" TEXT NOT NULL DEFAULT '',
    "no_invoice_text" TEXT NOT NULL DEFAULT '',
    "no_invoice_by" TEXT NOT NULL DEFAULT '',
    "no_invoice_at" TIMESTAMPTZ(3),
    "state" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL DEFAULT 'TRY',
    "approved" BIGINT NOT NULL DEFAULT 0,
    "invoiced" BIGINT NOT NULL DEFAULT 0,
    "withheld" BIGINT NOT NULL DEFAULT 0,
    "paid" BIGINT NOT NULL DEFAULT 0,
    "amount" BIGINT NOT NULL DEFAULT 0,
    "delivered_on" DATE,
    "due_on" DATE,
    "paid_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_accounts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "due_on" DATE NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'TRY',
    "withholding" INTEGER NOT NULL DEFAULT 0,
    "author" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invoice_shares" (
    "id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "net" INTEGER NOT NULL,
    "vat" INTEGER NOT NULL,
    "withheld" INTEGER NOT NULL,
    "vat_rate" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_shares_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'TRY',
    "method" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "order_differences" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "of" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_differences_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "order_accounts_state_delivered_on_id_idx" ON "order_accounts"("state", "delivered_on", "id");

CREATE INDEX "order_accounts_state_paid_on_idx" ON "order_accounts"("state", "paid_on");

CREATE UNIQUE INDEX "invoices_number_key" ON "invoices"("number");

CREATE INDEX "invoices_day_id_idx" ON "invoices"("day", "id");

CREATE INDEX "invoices_number_idx" ON "invoices" USING GIN ("number" gin_trgm_ops) WITH (fastupdate = off);

CREATE INDEX "invoice_shares_invoice_id_idx" ON "invoice_shares"("invoice_id");

CREATE UNIQUE INDEX "invoice_shares_work_order_id_invoice_id_key" ON "invoice_shares"("work_order_id", "invoice_id");

CREATE INDEX "payments_work_order_id_day_idx" ON "payments"("work_order_id", "day");

CREATE INDEX "payments_day_id_idx" ON "payments"("day", "id");

CREATE UNIQUE INDEX "order_differences_work_order_id_of_key" ON "order_differences"("work_order_id", "of");

ALTER TABLE "order_accounts" ADD CONSTRAINT "order_accounts_id_fkey" FOREIGN KEY ("id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "invoice_shares" ADD CONSTRAINT "invoice_shares_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "invoice_shares" ADD CONSTRAINT "invoice_shares_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "payments" ADD CONSTRAINT "payments_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "order_differences" ADD CONSTRAINT "order_differences_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "order_accounts"
  ADD CONSTRAINT "order_accounts_state" CHECK ("state" IN ('', 'to-invoice', 'paid-to-invoice', 'invoiced', 'partly-paid', 'paid', 'no-invoice')),
  ADD CONSTRAINT "order_accounts_currency" CHECK ("currency" IN ('TRY', 'EUR', 'USD')),
  ADD CONSTRAINT "order_accounts_no_invoice" CHECK ("no_invoice" IN ('', 'warranty', 'returned', 'other')
    AND ("no_invoice" = '') = ("no_invoice_at" IS NULL));
ALTER TABLE "invoices"
  ADD CONSTRAINT "invoices_number" CHECK ("number" ~ '^[A-Z0-9][A-Z0-9/.-]*$'),
  ADD CONSTRAINT "invoices_currency" CHECK ("currency" IN ('TRY', 'EUR', 'USD')),
  ADD CONSTRAINT "invoices_withholding" CHECK ("withholding" BETWEEN 0 AND 10);
ALTER TABLE "invoice_shares"
  ADD CONSTRAINT "invoice_shares_sums" CHECK ("amount" > 0 AND "net" + "vat" = "amount" AND "withheld" BETWEEN 0 AND "vat"
    AND "vat_rate" BETWEEN 0 AND 100);
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "payments_currency" CHECK ("currency" IN ('TRY', 'EUR', 'USD')),
  ADD CONSTRAINT "payments_method" CHECK ("method" IN ('transfer', 'card', 'cash', 'cheque'));
ALTER TABLE "order_differences"
  ADD CONSTRAINT "order_differences_of" CHECK ("of" IN ('invoice', 'payment') AND "amount" <> 0),
  ADD CONSTRAINT "order_differences_kind" CHECK ("kind" IN ('rounding', 'rate', 'discount', 'other'));

INSERT INTO "audited_kinds" ("kind", "table", "label") VALUES ('invoice', 'invoices', '{number}');

-- The sums of an account follow from other rows, which have entries of their own.
DROP TRIGGER "audit_insert" ON "customers";
DROP TRIGGER "audit_update" ON "customers";
DROP TRIGGER "audit_delete" ON "customers";
DO $$
BEGIN
  PERFORM "register_audit"('customers', 'customer', ARRAY['payment_days'],
    ARRAY['company_name', 'contact_person', 'phone', 'email', 'address', 'tax_office', 'tax_number', 'note']);
  PERFORM "register_audit_part"('order_accounts', 'account', '{"id": "order"}', ARRAY['by_hand', 'own_due_on', 'no_invoice'],
    ARRAY['no_invoice_text'], '{}', ARRAY['UPDATE']);
  PERFORM "register_audit"('invoices', 'invoice', ARRAY['number', 'day', 'due_on', 'currency', 'withholding'], '{}',
    ARRAY['day', 'due_on', 'currency', 'withholding']);
  PERFORM "register_audit_part"('invoice_shares', 'share', '{"invoice_id": "invoice"}', ARRAY['amount', 'vat_rate', 'withheld'], '{}',
    ARRAY['amount', 'vat_rate', 'withheld']);
  PERFORM "register_audit_part"('payments', 'payment', '{"work_order_id": "order"}', ARRAY['day', 'amount', 'currency', 'method'],
    ARRAY['note'], ARRAY['day', 'amount', 'currency', 'method']);
  PERFORM "register_audit_part"('order_differences', 'difference', '{"work_order_id": "order"}', ARRAY['of', 'amount', 'kind'],
    ARRAY['text'], ARRAY['of', 'amount', 'kind']);
END
$$;
