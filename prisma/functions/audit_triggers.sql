-- Creates the audit triggers of a table. They give the function the rows before and after the statement.
CREATE OR REPLACE FUNCTION "audit_triggers"("table" regclass, "call" text, "events" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "event" text;
BEGIN
  FOREACH "event" IN ARRAY "events" LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %s',
      'audit_' || lower("event"), "event", "table", CASE "event"
        WHEN 'INSERT' THEN 'NEW TABLE AS "new_rows"'
        WHEN 'DELETE' THEN 'OLD TABLE AS "old_rows"'
        ELSE 'OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"'
      END, "call");
  END LOOP;
END
$$;
