-- The trail knows that another account is in charge, also when its name is the same.
DROP TRIGGER "audit_insert" ON "work_orders";
DROP TRIGGER "audit_update" ON "work_orders";
DROP TRIGGER "audit_delete" ON "work_orders";
SELECT "register_audit"('work_orders', 'order', ARRAY['step', 'state', 'promised_on', 'waiting_for_part', 'part_expected_on', 'part_shown',
  'warranty_until', 'warranty_decided_at'], ARRAY['responsible', 'responsible_id', 'company_name', 'contact_person', 'phone', 'email',
  'device_brand', 'device_model', 'serial_number', 'accessories', 'fault_description', 'diagnosis', 'customer_id', 'under_warranty_of']);
