-- Rejects every change of an entry, with two exceptions: the transaction that wrote it may merge its changes of one item, and old
-- entries may be deleted.
CREATE OR REPLACE FUNCTION "guard_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."created_at" = now()::timestamptz(3) AND OLD."transaction_id" = pg_current_xact_id()::text::bigint THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD."created_at" < now() - interval '2 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries of the audit trail cannot be changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
