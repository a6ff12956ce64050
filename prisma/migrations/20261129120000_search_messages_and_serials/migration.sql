-- Messages are found by the number in their mails, the end of their id, and work orders by the letters and digits of a serial number.
DROP TRIGGER "fill_search_text" ON "contact_messages";
SELECT "register_search"('contact_messages', ARRAY['company_name', 'contact_person', 'phone', 'email', 'device_brand', 'device_model',
  'problem_description', 'id']);
UPDATE "contact_messages" SET "phone" = "phone";
UPDATE "work_orders" SET "serial_number" = "serial_number" WHERE "serial_number" <> '';

CREATE INDEX "contact_messages_search_text_idx" ON "contact_messages" USING GIN ("search_text" gin_trgm_ops) WITH (fastupdate = off);
