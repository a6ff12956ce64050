-- AlterTable
ALTER TABLE "work_orders" ADD COLUMN     "responsible_id" UUID;

-- CreateTable
CREATE TABLE "reminder_days" (
    "day" DATE NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_days_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "work_orders_responsible_id_idx" ON "work_orders"("responsible_id");

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_responsible_id_fkey" FOREIGN KEY ("responsible_id") REFERENCES "administrators"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The version before writes the name alone: then the account is no longer the one in charge.
CREATE FUNCTION "forget_responsible"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."responsible" <> OLD."responsible" AND NEW."responsible_id" IS NOT DISTINCT FROM OLD."responsible_id" THEN
    NEW."responsible_id" := NULL;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "forget_responsible" BEFORE UPDATE OF "responsible" ON "work_orders" FOR EACH ROW EXECUTE FUNCTION "forget_responsible"();
