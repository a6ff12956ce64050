-- CreateTable
CREATE TABLE "customers" (
    "id" UUID NOT NULL,
    "company_name" TEXT NOT NULL DEFAULT '',
    "contact_person" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "phone_key" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "email_key" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "tax_office" TEXT NOT NULL DEFAULT '',
    "tax_number" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "last_order_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "distinct_customers" (
    "one_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "distinct_customers_pkey" PRIMARY KEY ("one_id","other_id")
);

-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "customer_id" UUID,
ADD COLUMN     "device_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "under_warranty_of" UUID,
ADD COLUMN     "warranty_decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "warranty_decided_by" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "customers_last_order_at_id_idx" ON "customers"("last_order_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "customers_phone_key_idx" ON "customers"("phone_key");

-- CreateIndex
CREATE INDEX "customers_email_key_idx" ON "customers"("email_key");

-- CreateIndex
CREATE INDEX "distinct_customers_other_id_idx" ON "distinct_customers"("other_id");

-- CreateIndex
CREATE INDEX "work_orders_customer_id_created_at_idx" ON "work_orders"("customer_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "work_orders_device_key_idx" ON "work_orders"("device_key" text_pattern_ops);

-- CreateIndex
CREATE INDEX "work_orders_under_warranty_of_idx" ON "work_orders"("under_warranty_of");

-- AddForeignKey
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_under_warranty_of_fkey" FOREIGN KEY ("under_warranty_of") REFERENCES "work_orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot express.
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_order" CHECK ("one_id" < "other_id");

-- Letters and digits alone, folded as the search does: 'ŞN 23.11-0462' is 'sn23110462'.
CREATE FUNCTION "bare_key"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace("fold_text"("text"), '[^a-z0-9]', '', 'g')
$$;

-- Names a device by serial number and brand, however they are typed: '23110462 yumaro'. '' for a serial number of fewer than
-- four letters and digits. The serial number comes first, so that a device is found before its brand is known.
CREATE FUNCTION "device_key"("brand" text, "serial" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length("bare_key"("serial")) < 4 THEN '' ELSE "bare_key"("serial") || ' ' || "bare_key"("brand") END
$$;

-- Both versions of the site write the device, neither its key.
CREATE FUNCTION "fill_device_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."device_key" := "device_key"(NEW."device_brand", NEW."serial_number");
  RETURN NEW;
END
$$;
CREATE TRIGGER "fill_device_key" BEFORE INSERT OR UPDATE OF "device_brand", "serial_number" ON "work_orders"
  FOR EACH ROW EXECUTE FUNCTION "fill_device_key"();

-- Writes the address by which customers are compared, as lib/customers/data.ts compares it.
CREATE FUNCTION "fill_email_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."email_key" := "fold_text"(btrim(NEW."email"));
  RETURN NEW;
END
$$;
CREATE TRIGGER "fill_email_key" BEFORE INSERT OR UPDATE OF "email" ON "customers" FOR EACH ROW EXECUTE FUNCTION "fill_email_key"();

SELECT "register_search"('customers', ARRAY['company_name', 'contact_person', 'phone', 'email', 'address', 'tax_number']);

-- Returns the customer of a telephone and an address: both agree; or one of them is missing on one side, and only one customer
-- comes into question. Two firms may share a switchboard, so that one of them alone is not enough. Null for a new customer.
CREATE FUNCTION "find_customer"("wanted_phone" text, "wanted_email" text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  "wanted_key" text := "fold_text"(btrim("wanted_email"));
  "match" uuid;
  "matches" integer;
BEGIN
  IF "wanted_phone" = '' AND "wanted_key" = '' THEN
    RETURN NULL;
  END IF;
  SELECT "id" INTO "match" FROM "customers" WHERE "phone_key" = "wanted_phone" AND "email_key" = "wanted_key"
  ORDER BY "last_order_at" DESC, "id" DESC LIMIT 1;
  IF FOUND THEN
    RETURN "match";
  END IF;
  SELECT (array_agg("id"))[1], count(*) INTO "match", "matches" FROM "customers"
  WHERE ("wanted_phone" <> '' AND "phone_key" = "wanted_phone" AND ("wanted_key" = '' OR "email_key" = ''))
    OR ("wanted_key" <> '' AND "email_key" = "wanted_key" AND ("wanted_phone" = '' OR "phone_key" = ''));
  RETURN CASE WHEN "matches" = 1 THEN "match" END;
END
$$;

-- Returns the customer of an order: the one that was chosen, or the one of its telephone and address, or a new one. What the customer
-- lacks is taken from the order. Orders are opened one after another (their number), so that no two make the same customer. One that
-- is joined to another meanwhile is looked for again.
CREATE FUNCTION "customer_of"("order" "work_orders") RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  "match" uuid := coalesce("order"."customer_id", "find_customer"("order"."phone_key", "order"."email"));
BEGIN
  LOOP
    IF "match" IS NULL THEN
      "match" := gen_random_uuid();
      INSERT INTO "customers" ("id", "company_name", "contact_person", "phone", "phone_key", "email", "last_order_at", "created_at")
      VALUES ("match", "order"."company_name", "order"."contact_person", "order"."phone", "order"."phone_key", "order"."email",
        "order"."created_at", "order"."created_at");
      RETURN "match";
    END IF;
    UPDATE "customers" SET "last_order_at" = greatest("last_order_at", "order"."created_at") WHERE "id" = "match";
    EXIT WHEN FOUND;
    "match" := "find_customer"("order"."phone_key", "order"."email");
  END LOOP;
  UPDATE "customers" SET
    "company_name" = coalesce(nullif("company_name", ''), "order"."company_name"),
    "contact_person" = CASE WHEN "contact_person" = 'Silindi' THEN "order"."contact_person" ELSE "contact_person" END,
    "phone" = CASE WHEN "phone_key" = '' THEN "order"."phone" ELSE "phone" END,
    "phone_key" = CASE WHEN "phone_key" = '' THEN "order"."phone_key" ELSE "phone_key" END,
    "email" = coalesce(nullif("email", ''), "order"."email"),
    "version" = "version" + 1, "updated_at" = now()
  WHERE "id" = "match" AND (("company_name" = '' AND "order"."company_name" <> '') OR ("phone_key" = '' AND "order"."phone_key" <> '')
    OR ("email" = '' AND "order"."email" <> '') OR "contact_person" = 'Silindi');
  RETURN "match";
END
$$;

-- The version before names no customer, and neither does an order for somebody new.
CREATE FUNCTION "fill_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."customer_id" := "customer_of"(NEW);
  RETURN NEW;
END
$$;
CREATE TRIGGER "fill_customer" BEFORE INSERT ON "work_orders" FOR EACH ROW EXECUTE FUNCTION "fill_customer"();

-- Gives a customer to each order that has none. Orders with telephone and address come first, so that those with one of them find
-- the customer whatever their age; and the newest ones, whose names are the customer's. What was erased stays without.
CREATE FUNCTION "join_customers"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "one" "work_orders"%ROWTYPE;
BEGIN
  FOR "one" IN SELECT * FROM "work_orders" WHERE "customer_id" IS NULL AND "phone" <> 'Silindi'
    ORDER BY ("phone_key" <> '')::int + ("email" <> '')::int DESC, "phone_key" = '', "created_at" DESC, "id" DESC
  LOOP
    UPDATE "work_orders" SET "customer_id" = "customer_of"("one") WHERE "id" = "one"."id";
  END LOOP;
END
$$;

UPDATE "work_orders" SET "device_key" = "device_key"("device_brand", "serial_number") WHERE "serial_number" <> '';
SELECT "join_customers"();

-- Search's index, as that of orders.
CREATE INDEX "customers_search_text_idx" ON "customers" USING GIN ("search_text" gin_trgm_ops);

-- The trail holds no personal data: a customer is named by the time of the record, and what changes has no values.
INSERT INTO "audited_kinds" ("kind", "table", "label") VALUES ('customer', 'customers', '{created_at}');
SELECT "register_audit"('customers', 'customer', '{}',
  ARRAY['company_name', 'contact_person', 'phone', 'email', 'address', 'tax_office', 'tax_number', 'note']);

DROP TRIGGER "audit_insert" ON "work_orders";
DROP TRIGGER "audit_update" ON "work_orders";
DROP TRIGGER "audit_delete" ON "work_orders";
SELECT "register_audit"('work_orders', 'order', ARRAY['step', 'state', 'promised_on', 'waiting_for_part', 'part_expected_on', 'part_shown',
  'warranty_until', 'warranty_decided_at'], ARRAY['responsible', 'company_name', 'contact_person', 'phone', 'email', 'device_brand',
  'device_model', 'serial_number', 'accessories', 'fault_description', 'diagnosis', 'customer_id', 'under_warranty_of']);
