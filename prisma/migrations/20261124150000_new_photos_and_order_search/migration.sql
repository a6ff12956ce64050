-- A customer's photo is new until staff open the order. Those that are there already are not.
ALTER TABLE "photos" ADD COLUMN "seen_at" TIMESTAMPTZ(3);
UPDATE "photos" SET "seen_at" = "created_at";
-- The photos that no staff member has seen are few among all.
CREATE INDEX "photos_new" ON "photos"("work_order_id") WHERE "author" = '' AND "seen_at" IS NULL AND "work_order_id" IS NOT NULL;

-- Orders are found by what came along, what was found and who is responsible, too.
DROP TRIGGER "fill_search_text" ON "work_orders";
SELECT "register_search"('work_orders', ARRAY['number', 'company_name', 'contact_person', 'phone', 'email', 'device_brand',
  'device_model', 'serial_number', 'accessories', 'fault_description', 'diagnosis', 'responsible']);
UPDATE "work_orders" SET "phone" = "phone";
