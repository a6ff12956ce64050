-- The report counts days at steps from the index alone.
CREATE INDEX "work_order_events_work_order_id_created_at_step_kind_idx" ON "work_order_events"("work_order_id", "created_at", "step", "kind");
DROP INDEX "work_order_events_work_order_id_created_at_idx";
