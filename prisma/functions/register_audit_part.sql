-- Audits a table of parts, such as pictures, as changes of their items.
CREATE OR REPLACE FUNCTION "register_audit_part"("table" regclass, "part" text, "parents" jsonb, "columns" text[] DEFAULT '{}',
  "hidden" text[] DEFAULT '{}', "at_first" text[] DEFAULT '{}', "events" text[] DEFAULT '{INSERT,UPDATE,DELETE}') RETURNS void
LANGUAGE sql AS $$
  SELECT "audit_triggers"("table",
    format('"audit_part_change"(%L, %L, %L, %L, %L)', "part", "parents", "columns", "hidden", "at_first"), "events")
$$;
