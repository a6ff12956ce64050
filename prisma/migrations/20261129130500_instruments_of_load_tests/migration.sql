-- The record of a load test keeps the instruments of the settings that were chosen. The audit trail records that they changed.
ALTER TABLE "load_tests" ADD COLUMN "instruments" JSONB NOT NULL DEFAULT '[]';

DROP TRIGGER "audit_insert" ON "load_tests";
DROP TRIGGER "audit_update" ON "load_tests";
DROP TRIGGER "audit_delete" ON "load_tests";
SELECT "register_audit_part"('load_tests', 'load_test', '{"work_order_id": "order"}', ARRAY['number', 'signed_at'],
  ARRAY['load', 'duration_min', 'ambient', 'instrument', 'calibrated_on', 'instruments', 'rows', 'note', 'photo_ids', 'signed_by'],
  ARRAY['number', 'signed_at']);
