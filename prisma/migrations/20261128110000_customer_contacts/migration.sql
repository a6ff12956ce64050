-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "customer_id" UUID,
ADD COLUMN     "email_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "phone_key" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "customer_contacts" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "contact_person" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "phone_key" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "email_key" TEXT NOT NULL DEFAULT '',
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_contacts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "customer_contacts_customer_id_idx" ON "customer_contacts"("customer_id");

-- CreateIndex
CREATE INDEX "customer_contacts_phone_key_idx" ON "customer_contacts"("phone_key");

-- CreateIndex
CREATE INDEX "customer_contacts_email_key_idx" ON "customer_contacts"("email_key");

-- CreateIndex
CREATE INDEX "contact_messages_customer_id_received_at_idx" ON "contact_messages"("customer_id", "received_at" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_phone_key_idx" ON "contact_messages"("phone_key");

-- CreateIndex
CREATE INDEX "contact_messages_email_key_idx" ON "contact_messages"("email_key");

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.
SELECT "register_search"('customer_contacts', ARRAY['contact_person', 'phone', 'email']);
CREATE TRIGGER "fill_email_key" BEFORE INSERT OR UPDATE OF "email" ON "customer_contacts" FOR EACH ROW EXECUTE FUNCTION "fill_email_key"();
CREATE TRIGGER "fill_email_key" BEFORE INSERT OR UPDATE OF "email" ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "fill_email_key"();

-- The site finds the customer of an order itself (lib/people). The version before names none.
DROP TRIGGER "fill_customer" ON "work_orders";
CREATE TRIGGER "fill_customer" BEFORE INSERT ON "work_orders" FOR EACH ROW WHEN (NEW."customer_id" IS NULL) EXECUTE FUNCTION "fill_customer"();

-- A number of one digit alone is made up, and compares nothing.
UPDATE "customers" SET "phone_key" = '' WHERE "phone_key" ~ '^(\d)\1*$';

UPDATE "contact_messages" SET "email_key" = "fold_text"(btrim("email")),
  "phone_key" = CASE WHEN "phone_key"("phone") ~ '^(\d)\1*$' THEN '' ELSE "phone_key"("phone") END
WHERE "phone" <> 'Silindi';

-- A message is of the customer whose telephone and address it has, as far as both are known.
UPDATE "contact_messages" SET "customer_id" = (
  SELECT "id" FROM "customers" AS "customer"
  WHERE ("customer"."phone_key" <> '' AND "customer"."phone_key" = "contact_messages"."phone_key"
      AND "customer"."email_key" IN ('', "contact_messages"."email_key"))
    OR ("customer"."email_key" <> '' AND "customer"."email_key" = "contact_messages"."email_key"
      AND ("customer"."phone_key" = '' OR "contact_messages"."phone_key" = ''))
  ORDER BY "last_order_at" DESC, "id" DESC LIMIT 1);
