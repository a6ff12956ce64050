-- For the metrics: what was not sent is counted without reading all mails.
CREATE INDEX "mails_unsent" ON "mails"("status", "created_at") WHERE "status" IN ('queued', 'failed');
