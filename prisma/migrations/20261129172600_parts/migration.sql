CREATE TABLE "parts" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "unit" TEXT NOT NULL DEFAULT 'adet',
    "on_hand" INTEGER NOT NULL DEFAULT 0,
    "least" INTEGER NOT NULL DEFAULT 0,
    "low_since" TIMESTAMPTZ(3),
    "place" TEXT NOT NULL DEFAULT '',
    "price" INTEGER,
    "currency" TEXT NOT NULL DEFAULT 'TRY',
    "supplier" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "movements" INTEGER NOT NULL DEFAULT 0,
    "moved_at" TIMESTAMPTZ(3),
    "changed_by" TEXT NOT NULL DEFAULT '',
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "part_movements" (
    "id" UUID NOT NULL,
    "part_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "balance" INTEGER NOT NULL,
    "recorded" INTEGER,
    "work_order_id" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "takes_back_id" UUID,
    "author" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "part_movements_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "work_orders" ADD COLUMN "awaited_part_id" UUID, ADD COLUMN "awaited_quantity" INTEGER,
  ADD COLUMN "part_arrived_at" TIMESTAMPTZ(3);

CREATE UNIQUE INDEX "parts_code_key" ON "parts"("code");

CREATE INDEX "parts_place_code_idx" ON "parts"("place", "code");

CREATE INDEX "parts_moved_at_id_idx" ON "parts"("moved_at" DESC, "id" DESC);

CREATE INDEX "parts_search_text_idx" ON "parts" USING GIN ("search_text" gin_trgm_ops) WITH (fastupdate = off);

CREATE UNIQUE INDEX "part_movements_part_id_number_key" ON "part_movements"("part_id", "number");

CREATE UNIQUE INDEX "part_movements_takes_back_id_key" ON "part_movements"("takes_back_id");

CREATE INDEX "part_movements_work_order_id_idx" ON "part_movements"("work_order_id");

CREATE INDEX "work_orders_awaited_part_id_idx" ON "work_orders"("awaited_part_id");

ALTER TABLE "part_movements" ADD CONSTRAINT "part_movements_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "parts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "part_movements" ADD CONSTRAINT "part_movements_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "part_movements" ADD CONSTRAINT "part_movements_takes_back_id_fkey" FOREIGN KEY ("takes_back_id") REFERENCES "part_movements"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_awaited_part_id_fkey" FOREIGN KEY ("awaited_part_id") REFERENCES "parts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "parts"
  ADD CONSTRAINT "parts_code" CHECK ("code" ~ '^[A-Z0-9-]{1,16}$'),
  ADD CONSTRAINT "parts_unit" CHECK ("unit" IN ('adet', 'saat', 'set', 'm')),
  ADD CONSTRAINT "parts_least" CHECK ("least" >= 0),
  ADD CONSTRAINT "parts_price" CHECK ("price" >= 0),
  ADD CONSTRAINT "parts_currency" CHECK ("currency" IN ('TRY', 'EUR', 'USD')),
  ADD CONSTRAINT "parts_low" CHECK (("low_since" IS NOT NULL) = ("on_hand" < "least"));
ALTER TABLE "part_movements"
  ADD CONSTRAINT "part_movements_kind" CHECK (CASE "kind"
    WHEN 'in' THEN "quantity" > 0 AND "recorded" IS NULL AND "takes_back_id" IS NULL
    WHEN 'out' THEN "quantity" < 0 AND "recorded" IS NULL AND "takes_back_id" IS NULL
    WHEN 'count' THEN "recorded" + "quantity" = "balance" AND "takes_back_id" IS NULL
    WHEN 'counter' THEN "recorded" IS NULL AND "takes_back_id" IS NOT NULL
    ELSE false END);

-- Few among all rows.
CREATE INDEX "parts_low" ON "parts"("low_since") WHERE "low_since" IS NOT NULL;
CREATE INDEX "parts_negative" ON "parts"("place", "code") WHERE "on_hand" < 0;

INSERT INTO "audited_kinds" ("kind", "table", "label") VALUES ('part', 'parts', '{code}');

DROP TRIGGER "audit_insert" ON "work_orders";
DROP TRIGGER "audit_update" ON "work_orders";
DROP TRIGGER "audit_delete" ON "work_orders";
DO $$
BEGIN
  PERFORM "register_audit"('work_orders', 'order', ARRAY['step', 'state', 'promised_on', 'waiting_for_part', 'part_expected_on', 'part_shown',
    'warranty_until', 'warranty_decided_at'], ARRAY['awaited_part_id', 'responsible', 'responsible_id', 'company_name', 'contact_person',
    'phone', 'email', 'device_brand', 'device_model', 'serial_number', 'accessories', 'fault_description', 'diagnosis', 'customer_id',
    'under_warranty_of']);
  PERFORM "register_search"('parts', ARRAY['code', 'name', 'place', 'supplier']);
  PERFORM "register_audit"('parts', 'part', ARRAY['code', 'name', 'unit', 'least', 'place', 'price', 'currency', 'supplier'], ARRAY['note'],
    ARRAY['code', 'name', 'unit', 'least', 'place', 'price', 'currency', 'supplier']);
  PERFORM "register_audit_part"('part_movements', 'movement', '{"part_id": "part"}', ARRAY['kind', 'quantity', 'balance'], '{}',
    ARRAY['kind', 'quantity', 'balance'], ARRAY['INSERT']);
END
$$;
